// Written by scripts/build-names.ts; do not edit.
// Sources: cldr-localenames-full 48.2.0 and cldr-subdivisions-full 48.2.0 (Unicode-3.0); iso-3166 4.4.0 (MIT);
// scripts/facts/province-names.json, from Shopify worldwide (MIT) and Google's address metadata (CC-BY 4.0) by way of
// commerceguys/addressing (MIT); scripts/facts/province-languages.txt.
// The names that a form shows; scripts/facts/province-translations.txt.

/** A line for each country: its code, then the codes of its provinces with their names. */
export const PROVINCES: string = `
AR C Ville autonome de Buenos Aires; V Terre de Feu
AU ACT Territoire de la capitale australienne; NSW Nouvelle-Galles du Sud; NT Territoire du Nord; SA Australie-Méridionale; TAS Tasmanie; WA Australie-Occidentale
BR DF District fédéral; PE Pernambouc
CA BC Colombie-Britannique; NB Nouveau-Brunswick; NL Terre-Neuve-et-Labrador; NS Nouvelle-Écosse; NT Territoires du Nord-Ouest; PE Île-du-Prince-Édouard; QC Québec
CN BJ Pékin; NM Mongolie-Intérieure; XZ Tibet
ES B Barcelone; BI Biscaye; C La Corogne; CA Cadix; CO Cordoue; GI Gérone; GR Grenade; L Lérida; MU Murcie; NA Navarre; O Asturies; PM Îles Baléares; S Cantabrie; SA Salamanque; SE Séville; SG Ségovie; SS Guipuscoa; T Tarragone; TF Santa Cruz de Ténérife; TO Tolède; V Valence; VI Alava; Z Saragosse
GB ENG Angleterre; SCT Écosse; WLS Pays de Galles
IN AN Îles Andaman-et-Nicobar; DH Dadra et Nagar Haveli et Daman et Diu; JK Jammu-et-Cachemire; PB Pendjab; PY Pondichéry; WB Bengale-Occidental
IT AG Agrigente; AL Alexandrie; AN Ancône; AO Vallée d’Aoste; AQ L’Aquila; BG Bergame; BN Bénévent; BO Bologne; CE Caserte; CN Coni; CO Côme; CR Crémone; CT Catane; FE Ferrare; FI Florence; GE Gênes; LI Livourne; LU Lucques; MB Monza et Brianza; ME Messine; MI Milan; MN Mantoue; MO Modène; NA Naples; NO Novare; PA Palerme; PC Plaisance; PD Padoue; PG Pérouse; PI Pise; PR Parme; PU Pesaro et Urbino; PV Pavie; RA Ravenne; RC Reggio de Calabre; RE Reggio d’Émilie; RG Raguse; RM Rome; SA Salerne; SI Sienne; SR Syracuse; SV Savone; TA Tarente; TN Trente; TO Turin; TV Trévise; VA Varèse; VC Verceil; VE Venise; VI Vicence; VR Vérone; VT Viterbe
JP 01 Hokkaido; 13 Tokyo; 26 Kyoto; 27 Osaka; 28 Hyogo; 39 Kochi; 44 Oita
KR 11 Séoul; 43 Chungcheong du Nord; 44 Chungcheong du Sud; 45 Jeolla du Nord; 46 Jeolla du Sud; 47 Gyeongsang du Nord; 48 Gyeongsang du Sud
MX BCN Basse-Californie; BCS Basse-Californie du Sud; CMX Mexico; MEX État de Mexico
US AS Samoa américaines; CA Californie; DC District de Columbia; FL Floride; FM Micronésie; GA Géorgie; HI Hawaï; LA Louisiane; MH Îles Marshall; MP Îles Mariannes du Nord; NC Caroline du Nord; ND Dakota du Nord; NM Nouveau-Mexique; PA Pennsylvanie; PR Porto Rico; PW Palaos; SC Caroline du Sud; SD Dakota du Sud; UM Îles mineures éloignées des États-Unis; VA Virginie; VI Îles Vierges des États-Unis; WV Virginie-Occidentale
`
