/**
 * The regions whose English follows British use, and those whose Spanish follows Latin American use: the children of en-001, en-150
 * and es-419 in the parent locales of CLDR 48 (Unicode License), without the supported locales. UK counts as GB.
 */
const LIKE_GB =
	'001 150 ag ai at bb be bm bs bw bz cc ch ck cm cx cy cz de dg dk dm ee er es fi fj fk fm fr gd ge gg gh gi gm gs gy hk hu id ie il im in io it je jm ke ki kn ky lc lr ls lt lv mg mo ms mt mu mv mw my na nf ng nl no nr nu nz pg pk pl pn pt pw ro rw sb sc sd se sg sh si sk sl ss sx sz tc tk to tt tv tz ua ug uk vc vg vu ws za zm zw'
const LIKE_MX = '419 ar bo br bz cl co cr cu do ec gt hn jp ni pa pe pr py sv us uy ve'

/**
 * Returns the tag of the supported locale nearest to a language range in lower case, or a tag of the range's own language and
 * region.
 *
 * @example
 * nearestTag('en-nz') // => 'en-gb'
 * nearestTag('es-419') // => 'es-mx'
 * nearestTag('fr-latn-ca-x-old') // => 'fr-ca'
 */
export function nearestTag(range: string): string {
	const [language, second = '', third = ''] = range.split('-', 3)
	const region = second.length === 4 ? third : second
	const isRegion = region.length > 1
	if (isRegion && language === 'en' && LIKE_GB.includes(region)) return 'en-gb'
	if (isRegion && language === 'es' && LIKE_MX.includes(region)) return 'es-mx'
	return `${language}-${region}`
}
