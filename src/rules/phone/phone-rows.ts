/** The numbering plan of one country. Each root is a node of the group's automaton; 0 means none. */
export interface PhonePlan {
	/** Null for a calling code without a country. */
	readonly countryCode: string | null
	readonly group: PhoneGroup
	/** The root of the national numbers that are possible, valid or not. */
	readonly national: number
	/** The roots of the prefixes for calls abroad and for calls within the country. */
	readonly idd: number
	readonly prefix: number
	/**
	 * For a prefix that must be replaced: a pattern for the prefix and the digits after it. The next property is the replacement. Null if the prefix is
	 * only removed.
	 */
	readonly prefixPattern: RegExp | null
	readonly prefixRule: string
	/** The possible lengths of a national number: bit n stands for n digits; 0 until `lengthsOf` computes them. */
	lengths: number
	/** The first digits of an example. `phone-examples.ts` adds the rest. */
	readonly exampleHead: string
	/** First digits that show that a number belongs to this country. */
	readonly leads: RegExp | null
	/** True if libphonenumber's smaller metadata is as strict as the full metadata. */
	readonly typedInMin: boolean
}

/** The plans that share a calling code. The first plan is the default. */
export interface PhoneGroup {
	readonly callingCode: string
	/** `+` and the calling code. */
	readonly sign: string
	/** The automaton, as `phone-pack.ts` describes it. The roots of the group and of its plans are nodes of this automaton. */
	readonly cells: Int32Array
	/** Root of the valid national numbers. The label of a node is 1 + the index of the plan to which the number belongs. */
	readonly root: number
	/** The root of the default plan's prefix for calls within the country. */
	readonly prefix: number
	readonly plans: readonly PhonePlan[]
	/** First digits that belong to one of the plans. Most numbers begin with other digits, so the plans need no search. */
	readonly leads: RegExp | null
	/** The country for each label of `root`. */
	readonly countryCodes: readonly (string | null)[]
}

/**
 * Reads a row of the table, as `scripts/build-phone.ts` writes it. A row has the calling code, then for each plan: its country, lengths, flags, first
 * digits of an example, leading digits, rule and prefix. A row contains lengths only if they differ from the lengths of possible national numbers.
 *
 * `unpack` returns the roots in the automaton in this order: first the group's root. Then for each plan, the root of the national number, of the
 * prefix for calls abroad (flag `i`), and of the prefix for calls within the country (flag `p`).
 */
export function unpackGroup(row: string, unpack: () => number, cells: Int32Array): PhoneGroup {
	const [callingCode = '', ...planRows] = row.split(';')
	const root = unpack()
	const list: PhonePlan[] = []
	const group = {
		callingCode,
		sign: `+${callingCode}`,
		cells,
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
	const [first] = list
	group.prefix = first?.prefix ?? 0
	group.leads = toPattern(allLeads.join('|'))
	return group
}

/** Compiles a pattern of a row, in which `d` stands for any digit. The compiled pattern matches only at the first digit. */
function toPattern(source: string | undefined): RegExp | null {
	return source ? new RegExp(`^(?:${source.replaceAll('d', '\\d')})`) : null
}
