// Written by scripts/build-names.ts; do not edit.
// Sources: cldr-localenames-full 48.2.0 and cldr-subdivisions-full 48.2.0 (Unicode-3.0); iso-3166 4.4.0 (MIT);
// scripts/facts/province-names.json, from Shopify worldwide (MIT) and Google's address metadata (CC-BY 4.0) by way of
// commerceguys/addressing (MIT); scripts/facts/province-languages.txt.
// The names that a form shows; scripts/facts/province-translations.txt.

/** A line for each country: its code, then the codes of its provinces with their names. */
export const PROVINCES: string = `
AR C Cidade Autônoma de Buenos Aires; S Santa Fé; V Terra do Fogo; X Córdova
AU ACT Território da Capital Australiana; NSW Nova Gales do Sul; NT Território do Norte; SA Austrália Meridional; TAS Tasmânia; WA Austrália Ocidental
CA BC Colúmbia Britânica; NB Nova Brunswick; NL Terra Nova e Labrador; NS Nova Escócia; NT Territórios do Noroeste; ON Ontário; PE Ilha do Príncipe Eduardo
CN BJ Pequim; NM Mongólia Interior; SH Xangai; XZ Tibete
ES AL Almeria; BI Biscaia; C Corunha; CA Cádis; CO Córdova; L Lérida; LE Leão; MU Múrcia; O Astúrias; PM Baleares; S Cantábria; SE Sevilha; SG Segóvia; SS Guipúscoa; V Valência; Z Saragoça
GB ENG Inglaterra; SCT Escócia; WLS País de Gales
IN AN Andamão e Nicobar; DH Dadra e Nagar Haveli e Damão e Diu; DL Deli; GJ Gujarate; JK Jammu e Caxemira; LD Laquedivas; RJ Rajastão; SK Siquim; WB Bengala Ocidental
IT AL Alexandria; AO Vale de Aosta; BG Bérgamo; BO Bolonha; CT Catânia; FI Florença; GE Gênova; MI Milão; MN Mântua; NA Nápoles; PC Placência; PD Pádua; PG Perúgia; RA Ravena; TO Turim; VE Veneza
JP 01 Hokkaido; 13 Tóquio; 26 Quioto; 27 Osaka; 28 Hyogo; 39 Kochi; 44 Oita
KR 11 Seul; 43 Chungcheong do Norte; 44 Chungcheong do Sul; 45 Jeolla do Norte; 46 Jeolla do Sul; 47 Gyeongsang do Norte; 48 Gyeongsang do Sul
MX CMX Cidade do México; YUC Iucatã
US AK Alasca; AS Samoa Americana; CA Califórnia; DC Distrito de Colúmbia; FL Flórida; FM Micronésia; GA Geórgia; HI Havaí; LA Luisiana; MH Ilhas Marshall; MP Ilhas Marianas do Norte; NC Carolina do Norte; ND Dakota do Norte; NJ Nova Jersey; NM Novo México; NY Nova York; PA Pensilvânia; PR Porto Rico; SC Carolina do Sul; SD Dakota do Sul; UM Ilhas Menores Distantes dos EUA; VA Virgínia; VI Ilhas Virgens Americanas; WV Virgínia Ocidental
`
