/**
 * The limits of what is read of an input (D-91). Whether longer input is rejected, cut or left as it is depends on the rule. A limit of a single
 * rule, such as the digits of a phone number, is in the rule's file.
 */

// Lists that a caller passes. Each is far longer than a real one, and bounds the time.
/** People of one reward. */
export const MAX_PEOPLE = 1_000_000
/** Orders that `filterOrders` filters. */
export const MAX_RECORDS = 1_000_000
/** Orders that `filterByDayRange` filters. */
export const MAX_DATED_ORDERS = 1_000_000
/** Orders in one `validateOrders`: with more, the verdicts need too much memory. */
export const MAX_JUDGED_ORDERS = 4_294_967_296
/** Issues that are translated in one call. */
export const MAX_TRANSLATED_ISSUES = 1_000_000
/** Items of a list that a suggestion changes, because the list is copied. */
export const MAX_CHANGED_ITEMS = 1_000_000
/** Fields and items of a hostile input, which is copied before it is checked. */
export const MAX_COPIED = 1_000_000
/** Products of one store. */
export const MAX_PRODUCTS = 100_000
/** Variants of one product in an index of many products. */
export const MAX_INDEXED_VARIANTS = 10_000
/** Variants of a single product whose prices are changed. */
export const MAX_PRICED_VARIANTS = 100_000
/** Shipping regions of a product, and provinces of a region. 252 countries need far fewer. */
export const MAX_REGION_ENTRIES = 10_000
/** Translations to choose from. There are fewer languages. */
export const MAX_TRANSLATIONS = 10_000
/** Keys of a policy. */
export const MAX_KEYS = 100
/** Changes of one suggestion. */
export const MAX_CHANGES = 1000
/** Steps of the path of a change. */
export const MAX_CHANGE_DEPTH = 100
/** Levels of a hostile input, which is copied. */
export const MAX_COPY_DEPTH = 16
/** Pictures of one size chart. */
export const MAX_IMAGES = 1_000

// Lists of a form: more than a page has.
/** Elements of a native form. */
export const MAX_ELEMENTS = 10_000
/** Issues that a form shows. */
export const MAX_SHOWN_ISSUES = 1000
/** Steps of the path of an issue. */
export const MAX_ISSUE_PATH_LENGTH = 64
/** Issues that a server returned for one address. */
export const MAX_SERVED_ISSUES = 100
/** Steps of the path of an issue from a server. */
export const MAX_SERVED_PATH_LENGTH = 16
/** Fields of a state that is restored. */
export const MAX_FIELDS = 20
/** Countries that a form offers. */
export const MAX_COUNTRIES = 1000
/** Lists of names that a page loads. */
export const MAX_NAME_LISTS = 20

// Texts, in UTF-16 units. Each is far longer than a real one: reading more would only be slower.
/** A header with a token. */
export const MAX_TOKEN_HEADER_LENGTH = 100_000
/** An `Accept-Language` header. No server accepts a longer one. */
export const MAX_LANGUAGE_HEADER_LENGTH = 65_536
/** The length of a description that is compared with its plain text. */
export const MAX_HTML_LENGTH = 20_000
/** A text whose Unicode form is compared. */
export const MAX_MATCHED_LENGTH = 20_000
/** The value of a field. */
export const MAX_ENTERED_LENGTH = 10_000
/** A line of an address on a label. A longer one is cut. */
export const MAX_LABEL_TEXT_LENGTH = 1000
/** A text that is normalized to NFC. Sorting a long run of marks could be very slow (D-96). */
export const MAX_NORMALIZED_LENGTH = 1000
/** A phone number: libphonenumber's own limit. */
export const MAX_PHONE_LENGTH = 250
/** The name of an element. */
export const MAX_ELEMENT_NAME_LENGTH = 200
/** The code or name of a province in a region. */
export const MAX_REGION_TEXT_LENGTH = 128
/** A text of the input that a message shows. */
export const MAX_PARAM_LENGTH = 80
/** The code of a country, including spaces around it. */
export const MAX_PRICED_CODE_LENGTH = 64
/** The most characters in a zip field. A lower limit would cut pasted text. */
export const MAX_TYPED_ZIP_LENGTH = 64
/** A text that is formatted during typing. A longer one stays as it is. */
export const MAX_FORMATTED_LENGTH = 64
/** A tax number with its separators. */
export const MAX_TAX_NUMBER_LENGTH = 64
/** A phone number that is formatted during typing. */
export const MAX_TYPED_PHONE_LENGTH = 40
/** A phone number for which a correction is searched. */
export const MAX_FIXABLE_PHONE_LENGTH = 40

// Lists in a message.
/** Texts of one parameter. */
export const MAX_TEXTS = 1000
/** Provinces that a message names. */
export const MAX_SHOWN_PROVINCES = 20
