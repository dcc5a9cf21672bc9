import { Converter, LiteralType, ReflectionKind, UnionType } from 'typedoc'

/**
 * Writes a union of texts as a list of its texts. For example, the page of `ZipIssueCode` shows the codes. Otherwise TypeDoc repeats the source,
 * `keyof typeof ZIP_MESSAGES`, and this table isn't exported.
 *
 * @param {import('typedoc').Application} app
 */
export function writeLiteralUnions({ converter }) {
	converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
		const checker = context.programs[0].getTypeChecker()
		for (const reflection of context.project.getReflectionsByKind(ReflectionKind.TypeAlias)) {
			const symbol = context.getSymbolFromReflection(reflection)
			if (symbol === undefined) continue
			const type = checker.getDeclaredTypeOfSymbol(symbol)
			const texts = type.isUnion() ? type.types : [type]
			if (!texts.every((each) => each.isStringLiteral())) continue
			reflection.type = new UnionType(texts.map(({ value }) => new LiteralType(value)))
		}
	})
}
