import type { Expected, ExpectedIssue, Vector } from '../../src/service/conformance/vector.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a line that the source gives as lists, one element per line. */
const LINE_FIELDS: Readonly<Record<string, string>> = {
	prices: 'price',
	retailPrices: 'retailPrice',
	images: 'image',
	shas: 'sha',
	personalizations: 'personalizations',
}

/** Converts a case of `build-order.json`, which expects parts of the built order. */
export function convertBuildOrder(each: Fields, products: unknown): Vector {
	const { id, title, draft, facts, policy } = each
	const { status, issues, needs, params, ...parts } = each['expected'] as Fields
	const listed = (issues as readonly string[]).map(readIssue)
	if (params !== undefined) listed[listed.length - 1] = { ...listed.at(-1), params: params as Fields }
	const expected: Expected = {
		status: status as 'valid',
		codes: listed.map(({ code }) => code ?? ''),
		issues: listed,
		...(Object.keys(parts).length > 0 && { contains: partsOf(parts) }),
		...(Array.isArray(needs) && { needs }),
	}
	const known = { products, ...(facts as object) }
	return {
		id: String(id),
		rule: ruleOf(String(title), listed),
		call: 'buildOrder',
		args: policy === undefined ? [draft, known] : [draft, known, policy],
		expected,
		note: String(title),
		source: 'by hand, from the decisions',
	}
}

/** Parses `error orderItems.0.variantId order.variant.not-for-sale D-31`. The path of a whole body is empty. */
function readIssue(text: string): ExpectedIssue {
	const [severity = '', path = '', code = '', rule = ''] = text.split(' ')
	const keys = path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
	return { code, severity, path: keys, rule }
}

/** Returns the decision in the title, otherwise the rule of the first issue. */
function ruleOf(title: string, issues: readonly ExpectedIssue[]): string {
	return /D-\d+/.exec(title)?.[0] ?? issues[0]?.rule ?? 'D-81'
}

/** Returns the parts at their paths in the built order. */
function partsOf({ text, lines, taxNumber, rejected, ...parts }: Fields): Fields {
	const placed: Record<string, unknown> = {}
	const items: Record<string, unknown>[] = []
	const lineAt = (index: number): Record<string, unknown> => (items[index] ??= {})
	for (const [name, part] of Object.entries(parts)) {
		const field = LINE_FIELDS[name]
		if (field === undefined) placed[name] = part
		else for (const [index, value] of (part as unknown[]).entries()) lineAt(index)[field] = value
	}
	for (const [index, line] of ((lines ?? []) as readonly (readonly unknown[])[]).entries()) {
		const [id, variantId, quantity] = line
		Object.assign(lineAt(index), { id, variantId, quantity })
	}
	if (items.length > 0) placed['order'] = { orderLineItems: items }
	if (text !== undefined) placed['explanation'] = { text: (text as string[]).join('\n') }
	if (taxNumber !== undefined) placed['body'] = { taxNumber }
	if (rejected !== undefined) {
		placed['rejected'] = (rejected as readonly (readonly [number, string])[]).map(([index, codes]) => ({
			index,
			issues: codes.split(',').map((code) => ({ code })),
		}))
	}
	return placed
}
