// Written by scripts/build-names.ts; do not edit.
// Sources: cldr-localenames-full 48.2.0 and cldr-subdivisions-full 48.2.0 (Unicode-3.0); iso-3166 4.4.0 (MIT);
// scripts/facts/province-names.json, from Shopify worldwide (MIT) and Google's address metadata (CC-BY 4.0) by way of
// commerceguys/addressing (MIT); scripts/facts/province-languages.txt.
// The names that a form shows; scripts/facts/province-translations.txt.

/** A line for each country: its code, then the codes of its provinces with their names. */
export const PROVINCES: string = `
AU ACT Territorio de la Capital Australiana; NSW Nueva Gales del Sur; NT Territorio del Norte; SA Australia Meridional; WA Australia Occidental
BR BA Bahía; MS Mato Grosso del Sur; RJ Río de Janeiro; RN Río Grande del Norte; RO Rondonia; RS Río Grande del Sur
CA BC Columbia Británica; NB Nuevo Brunswick; NL Terranova y Labrador; NS Nueva Escocia; NT Territorios del Noroeste; PE Isla del Príncipe Eduardo; YT Yukón
CL AI Aisén del General Carlos Ibañez del Campo; AR La Araucanía; LI Libertador General Bernardo O'Higgins; RM Región Metropolitana de Santiago
CN BJ Pekín; GD Cantón; NM Mongolia Interior; SH Shanghái; XJ Sinkiang; XZ Tíbet
CO DC Distrito Capital de Bogotá; SAP San Andrés
CU 03 La Habana
ES BI Bizkaia; PM Illes Balears; SS Gipuzkoa
GB ENG Inglaterra; SCT Escocia; WLS Gales
HN IB Islas de la Bahía
IN AN Islas Andamán y Nicobar; DH Dadra y Nagar Haveli y Damán y Diu; GJ Guyarat; JK Jammu y Cachemira; LD Laquedivas; MH Maharastra; ML Megalaya; MZ Mizorán; PB Punyab; RJ Rajastán; TS Telingana; WB Bengala Occidental
IT AO Valle de Aosta; AQ L’Aquila; BG Bérgamo; BO Bolonia; FI Florencia; GE Génova; KR Crotona; MB Monza y Brianza; ME Mesina; MI Milán; MN Mantua; MO Módena; MS Massa y Carrara; NA Nápoles; OR Oristán; PD Padua; PU Pesaro y Urbino; PV Pavía; RA Rávena; RN Rímini; TA Tarento; TO Turín; VE Venecia
JP 01 Hokkaido; 13 Tokio; 26 Kioto; 27 Osaka; 28 Hyogo; 39 Kochi; 44 Oita
KR 11 Seúl; 43 Chungcheong del Norte; 44 Chungcheong del Sur; 45 Jeolla del Norte; 46 Jeolla del Sur; 47 Gyeongsang del Norte; 48 Gyeongsang del Sur
MX COA Coahuila de Zaragoza; MIC Michoacán de Ocampo; VER Veracruz de Ignacio de la Llave
PE CAL El Callao; CUS Cusco; LMA Municipalidad Metropolitana de Lima
US AS Samoa Americana; DC Distrito de Columbia; FM Micronesia; HI Hawái; LA Luisiana; MH Islas Marshall; MI Míchigan; MO Misuri; MP Islas Marianas del Norte; MS Misisipi; NC Carolina del Norte; ND Dakota del Norte; NH Nuevo Hampshire; NJ Nueva Jersey; NM Nuevo México; NY Nueva York; OR Oregón; PA Pensilvania; PW Palaos; SC Carolina del Sur; SD Dakota del Sur; UM Islas menores alejadas de EE. UU.; VI Islas Vírgenes de EE. UU.; WV Virginia Occidental
`
