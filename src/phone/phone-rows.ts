/** How one country numbers its phones; its roots are nodes of the automaton, 0 where there is none. */
export interface PhonePlan {
	/** Null for the calling codes of no country. */
	readonly countryCode: string | null
	readonly group: PhoneGroup
	/** All that looks like a national number here. */
	readonly national: number
	/** Prefixes for calls abroad, and for calls within the country. */
	readonly idd: number
	readonly prefix: number
	/** The prefix with what follows it, and what to replace them by, where a prefix is not just cut off. */
	readonly prefixPattern: RegExp | null
	readonly prefixRule: string
	/** The possible lengths of a national number: bit n for n digits; 0 until `lengthsOf` reads them from the automaton. */
	lengths: number
	/** The first digits of a number to show; `phone-examples.ts` knows the rest. */
	readonly exampleHead: string
	/** First digits that alone make a number this country's. */
	readonly leads: RegExp | null
	/** The smaller metadata set judges as strictly as the full one. */
	readonly typedInMin: boolean
}

/** The plans that share a calling code; the first is the one to fall back on. */
export interface PhoneGroup {
	readonly callingCode: string
	/** `+` and the calling code. */
	readonly sign: string
	/** The valid national numbers, labelled with 1 + the index of the plan that claims the number. */
	readonly root: number
	/** The prefix for calls within the country, of the plan to fall back on. */
	readonly prefix: number
	readonly plans: readonly PhonePlan[]
	/** First digits that make a number some plan's; most numbers have none of them, so that no plan need be asked. */
	readonly leads: RegExp | null
	/** The country of each label of `root`. */
	readonly countryCodes: readonly (string | null)[]
}

/**
 * Reads a row of the table: the calling code, then each plan as country, lengths, flags, head of an example, leading digits, rule and
 * prefix (`scripts/build-phone.ts` writes them). The roots follow in the automaton: the group's, then for each plan the national
 * number's, and the prefixes' for calls abroad (flag `i`) and within the country (flag `p`). Lengths are there where they are not those
 * of all that looks like a national number.
 */
export function unpackGroup(row: string, unpack: () => number): PhoneGroup {
	const [callingCode = '', ...planRows] = row.split(';')
	const root = unpack()
	const list: PhonePlan[] = []
	const group = {
		callingCode,
		sign: `+${callingCode}`,
		root,
		prefix: 0,
		plans: list,
		leads: null as RegExp | null,
		countryCodes: [null] as (string | null)[],
	}
	const allLeads: string[] = []
	for (const planRow of planRows) {
		const [country, lengths = '', flags = '', exampleHead = '', leads, rule, prefix] = planRow.split('/')
		if (leads) allLeads.push(leads)
		const countryCode = country || null
		group.countryCodes.push(countryCode)
		list.push({
			countryCode,
			group,
			national: unpack(),
			idd: flags.includes('i') ? unpack() : 0,
			prefix: flags.includes('p') ? unpack() : 0,
			prefixPattern: toPattern(prefix),
			prefixRule: rule ?? '',
			lengths: lengths === '' ? 0 : Number.parseInt(lengths, 36),
			exampleHead,
			leads: toPattern(leads),
			typedInMin: flags.includes('t'),
		})
	}
	group.prefix = list[0]?.prefix ?? 0
	group.leads = toPattern(allLeads.join('|'))
	return group
}

/** A pattern of a row, where `d` stands for any digit; it must match from the first one. */
function toPattern(source: string | undefined): RegExp | null {
	return source ? new RegExp(`^(?:${source.replaceAll('d', '\\d')})`) : null
}
