/**
 * How much of an input is read (D-91). What is longer is rejected, cut or left as it is, as the rule says. A limit of what a rule means, such
 * as the digits of a phone number, stands with the rule.
 */

// Lists that a caller passes. Each is far longer than a real one, and bounds the time.
/** People of one reward. */
export const MOST_PEOPLE = 1_000_000
/** Orders that `listOrders` filters. */
export const MOST_RECORDS = 1_000_000
/** Orders that `filterByDayRange` filters. */
export const MOST_DATED_ORDERS = 1_000_000
/** Orders of one `validateOrders`: more than fit into memory with their verdicts. */
export const MOST_JUDGED_ORDERS = 4_294_967_296
/** Issues that are translated in one call. */
export const MOST_TRANSLATED_ISSUES = 1_000_000
/** Items of a list that a suggestion changes: the list is copied. */
export const MOST_CHANGED_ITEMS = 1_000_000
/** Fields and items of a hostile input that is copied before it is judged. */
export const MOST_COPIED = 1_000_000
/** Products of one store. */
export const MOST_PRODUCTS = 100_000
/** Variants of one product in an index of many products. */
export const MOST_INDEXED_VARIANTS = 10_000
/** Variants of the one product whose prices are shifted. */
export const MOST_PRICED_VARIANTS = 100_000
/** Shipping regions of a product, and provinces of a region; 252 countries need far fewer. */
export const MOST_REGION_ENTRIES = 10_000
/** Translations to choose from: more than there are languages. */
export const MOST_TRANSLATIONS = 10_000
/** Keys of a policy. */
export const MOST_KEYS = 100
/** Changes of one suggestion. */
export const MOST_CHANGES = 1000
/** Steps of the path of a change. */
export const DEEPEST_CHANGE = 100
/** Levels of a hostile input that is copied. */
export const DEEPEST_COPY = 16
/** Pictures of one size chart. */
export const MOST_IMAGES = 1_000

// Lists of a form: more than a page has.
/** Elements of a native form. */
export const MOST_ELEMENTS = 10_000
/** Issues that a form shows. */
export const MOST_SHOWN_ISSUES = 1000
/** Steps of the path of an issue. */
export const LONGEST_ISSUE_PATH = 64
/** Issues that a server returned for one address. */
export const MOST_SERVED_ISSUES = 100
/** Steps of the path of an issue from a server. */
export const LONGEST_SERVED_PATH = 16
/** Fields of a state that is restored. */
export const MOST_FIELDS = 20
/** Countries that a form offers. */
export const MOST_COUNTRIES = 1000
/** Lists of names that a page loads. */
export const MOST_NAME_LISTS = 20

// Texts, in UTF-16 units. Each is far longer than a real one: reading more would only cost time.
/** A header with a token. */
export const LONGEST_TOKEN_HEADER = 100_000
/** An `Accept-Language` header: longer than any that a server accepts. */
export const LONGEST_LANGUAGE_HEADER = 65_536
/** A description that is compared with its text. */
export const LONGEST_HTML = 20_000
/** A text whose Unicode form is compared. */
export const LONGEST_MATCHED = 20_000
/** The value of a field. */
export const LONGEST_ENTERED = 10_000
/** A line of an address on a label. A longer one is cut. */
export const LONGEST_LABEL_TEXT = 1000
/** A text that is normalized to NFC: sorting a long run of marks could take very long (D-96). */
export const LONGEST_NORMALIZED = 1000
/** A phone number: libphonenumber's own limit. */
export const LONGEST_PHONE = 250
/** The name of an element. */
export const LONGEST_ELEMENT_NAME = 200
/** The code or the name of a province of a region. */
export const LONGEST_REGION_TEXT = 128
/** A text of the input that a message repeats. */
export const LONGEST_PARAM = 80
/** The code of a country, with white space around it. */
export const LONGEST_PRICED_CODE = 64
/** A zip that a field takes: a shorter limit would cut pasted text. */
export const LONGEST_TYPED_ZIP = 64
/** A text that is formatted while a person types. A longer one stays as it is. */
export const LONGEST_FORMATTED = 64
/** A tax number with its separators. */
export const LONGEST_TAX_NUMBER = 64
/** A phone number that is formatted while a person types. */
export const LONGEST_TYPED_PHONE = 40
/** A phone number for which a correction is searched. */
export const LONGEST_FIXABLE_PHONE = 40

// Lists in a message.
/** Texts of one parameter. */
export const MOST_TEXTS = 1000
/** Provinces that a message names. */
export const MOST_SHOWN_PROVINCES = 20
