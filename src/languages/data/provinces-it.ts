// Written by scripts/build-names.ts; do not edit.
// Sources: cldr-localenames-full 48.2.0 and cldr-subdivisions-full 48.2.0 (Unicode-3.0); iso-3166 4.4.0 (MIT);
// scripts/facts/province-names.json, from Shopify worldwide (MIT) and Google's address metadata (CC-BY 4.0) by way of
// commerceguys/addressing (MIT); scripts/facts/province-languages.txt.
// The names that a form shows; scripts/facts/province-translations.txt.

/** A line for each country: its code, then the codes of its provinces with their names. */
export const PROVINCES: string = `
AR C Città Autonoma di Buenos Aires; V Terra del Fuoco
AU ACT Territorio della Capitale Australiana; NSW Nuovo Galles del Sud; NT Territorio del Nord; SA Australia Meridionale; WA Australia Occidentale
BR DF Distretto Federale; SP San Paolo
CA BC Columbia Britannica; NB Nuovo Brunswick; NL Terranova e Labrador; NS Nuova Scozia; NT Territori del Nord-Ovest; PE Isola del Principe Edoardo; QC Québec
CN BJ Pechino; NM Mongolia Interna; XZ Tibet
ES B Barcellona; BI Biscaglia; CA Cadice; CO Cordova; MA Malaga; O Asturie; PM Isole Baleari; SE Siviglia; Z Saragozza
GB ENG Inghilterra; SCT Scozia; WLS Galles
IN AN Andamane e Nicobare; DH Dadra e Nagar Haveli e Daman e Diu; JK Jammu e Kashmir; LD Laccadive; PY Pondicherry; WB Bengala Occidentale
JP 01 Hokkaido; 13 Tokyo; 26 Kyoto; 27 Osaka; 28 Hyogo; 39 Kochi; 44 Oita
KR 11 Seul; 43 Chungcheong Settentrionale; 44 Chungcheong Meridionale; 45 Jeolla Settentrionale; 46 Jeolla Meridionale; 47 Gyeongsang Settentrionale; 48 Gyeongsang Meridionale
MX BCN Bassa California; BCS Bassa California del Sud; CMX Città del Messico; MEX Stato del Messico
US AS Samoa Americane; DC Distretto di Columbia; FM Micronesia; MH Isole Marshall; MP Isole Marianne Settentrionali; NC Carolina del Nord; ND Dakota del Nord; NM Nuovo Messico; PR Portorico; SC Carolina del Sud; SD Dakota del Sud; UM Isole Minori Esterne degli Stati Uniti; VI Isole Vergini Americane; WV Virginia Occidentale
`
