// Written by scripts/build-names.ts; do not edit.
// Sources: cldr-localenames-full 48.2.0 and cldr-subdivisions-full 48.2.0 (Unicode-3.0); iso-3166 4.4.0 (MIT);
// scripts/facts/province-names.json, from Shopify worldwide (MIT) and Google's address metadata (CC-BY 4.0) by way of
// commerceguys/addressing (MIT); scripts/facts/province-languages.txt.
// The names that a form shows; scripts/facts/province-translations.txt.

/** A line for each country: its code, then the codes of its provinces with their names. */
export const PROVINCES: string = `
AR C Autonome Stadt Buenos Aires
AU TAS Tasmanien
BR DF Bundesdistrikt
CA NL Neufundland und Labrador; NT Nordwest-Territorien; QC Québec
CN BJ Peking; NM Innere Mongolei; XZ Tibet
ES BI Bizkaia; O Asturien; PM Balearische Inseln; S Kantabrien; Z Saragossa
GB SCT Schottland
IN AN Andamanen und Nikobaren; DH Dadra und Nagar Haveli und Daman und Diu; JK Jammu und Kashmir; WB Westbengalen
IT AG Agrigent; AO Aostatal; AQ L’Aquila; BZ Südtirol; FI Florenz; GE Genua; GO Görz; MB Monza und Brianza; MI Mailand; MN Mantua; NA Neapel; PD Padua; PU Pesaro und Urbino; RM Rom; SR Syrakus; TA Tarent; TN Trentino; TO Turin; TS Triest; VE Venedig
JP 01 Hokkaido; 13 Tokio; 26 Kyoto; 27 Osaka; 28 Hyogo; 39 Kochi; 44 Oita
MX CMX Mexiko-Stadt
US AS Amerikanisch-Samoa; CA Kalifornien; FM Mikronesien; MH Marshallinseln; MP Nördliche Marianen; UM Amerikanische Überseeinseln; VI Amerikanische Jungferninseln
`
