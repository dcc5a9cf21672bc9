// Written by scripts/build-provinces.ts; do not edit.
// Sources: iso-3166 4.4.0 and iso-3166-2 1.0.0 (MIT); cldr-subdivisions-full 48.2.0 (Unicode-3.0);
// scripts/facts/province-names.json and province-use.json, from Shopify worldwide (MIT) and Google's address metadata
// (CC-BY 4.0) by way of commerceguys/addressing (MIT); scripts/facts/province-additions.txt, province-languages.txt and
// province-cldr.txt, from Unicode CLDR (Unicode-3.0) by way of the gem countries (MIT).
// A table of its own, which a form needs before the names.

/** The countries with provinces by how addresses use them: required by every source, used, optional, or hidden. */
export const PROVINCE_USES: string =
	'AEAUBRCACNCOCRESHKIDINITJPMXRUSVUSVE;ARASCLEGFMGTHNIEIQJMKNKRKWKYMHMPMYNGNRPAPEPFPGPHPTPWROSOTHTWUMUYVIZA;ADAMBBBSCUCVEEIRKIKPKZMZNINZPYSCSRTRTVUAVNZW;FRGB'
