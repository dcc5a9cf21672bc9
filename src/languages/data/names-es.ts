// Written by scripts/build-names.ts; do not edit.
// Sources: cldr-localenames-full 48.2.0 and cldr-subdivisions-full 48.2.0 (Unicode-3.0); iso-3166 4.4.0 (MIT);
// scripts/facts/province-names.json, from Shopify worldwide (MIT) and Google's address metadata (CC-BY 4.0) by way of
// commerceguys/addressing (MIT); scripts/facts/province-languages.txt; scripts/facts/country-articles.txt.
// 252 countries, 9 of them with another name in es-MX; the provinces whose name differs from the English one.

/** Each entry: the alpha-2 code, then the name. */
export const COUNTRIES: string =
	`ACIsla de la Ascensión;ADAndorra;AEEmiratos Árabes Unidos;AFAfganistán;AGAntigua y Barbuda;AIAnguila;ALAlbania;AMArmenia;AOAngola;AQAntártida;ARArgentina;ASSamoa Americana;ATAustria;AUAustralia;AWAruba;AXIslas Aland;AZAzerbaiyán;BABosnia y Herzegovina;BBBarbados;BDBangladés;BEBélgica;BFBurkina Faso;BGBulgaria;BHBaréin;BIBurundi;BJBenín;BLSan Bartolomé;BMBermudas;BNBrunéi;BOBolivia;BQCaribe neerlandés;BRBrasil;BSBahamas;BTBután;BVIsla Bouvet;BWBotsuana;BYBielorrusia;BZBelice;CACanadá;CCIslas Cocos;CDRepública Democrática del Congo;CFRepública Centroafricana;CGCongo;CHSuiza;CICôte d’Ivoire;CKIslas Cook;CLChile;CMCamerún;CNChina;COColombia;CRCosta Rica;CUCuba;CVCabo Verde;CWCurazao;CXIsla de Navidad;CYChipre;CZChequia;DEAlemania;DJYibuti;DKDinamarca;DMDominica;DORepública Dominicana;DZArgelia;ECEcuador;EEEstonia;EGEgipto;EHSáhara Occidental;EREritrea;ESEspaña;ETEtiopía;FIFinlandia;FJFiyi;FKIslas Malvinas;FMMicronesia;FOIslas Feroe;FRFrancia;GAGabón;GBReino Unido;GDGranada;GEGeorgia;GFGuayana Francesa;GGGuernesey;GHGhana;GIGibraltar;GLGroenlandia;GMGambia;GNGuinea;GPGuadalupe;GQGuinea Ecuatorial;GRGrecia;GSIslas Georgia del Sur y Sandwich del Sur;GTGuatemala;GUGuam;GWGuinea-Bisáu;GYGuyana;HKHong Kong;HMIslas Heard y McDonald;HNHonduras;HRCroacia;HTHaití;HUHungría;IDIndonesia;IEIrlanda;ILIsrael;IMIsla de Man;INIndia;IOTerritorio Británico del Océano Índico;IQIrak;IRIrán;ISIslandia;ITItalia;JEJersey;JMJamaica;JOJordania;JPJapón;KEKenia;KGKirguistán;KHCamboya;KIKiribati;KMComoras;KNSan Cristóbal y Nieves;KPCorea del Norte;KRCorea del Sur;KWKuwait;KYIslas Caimán;KZKazajistán;LALaos;LBLíbano;LCSanta Lucía;LILiechtenstein;LKSri Lanka;LRLiberia;LSLesoto;LTLituania;LULuxemburgo;LVLetonia;LYLibia;MAMarruecos;MCMónaco;MDMoldavia;MEMontenegro;MFSan Martín;MGMadagascar;MHIslas Marshall;MKMacedonia del Norte;MLMali;MMMyanmar;MNMongolia;MOMacao;MPIslas Marianas del Norte;MQMartinica;MRMauritania;MSMontserrat;MTMalta;MUMauricio;MVMaldivas;MWMalaui;MXMéxico;MYMalasia;MZMozambique;NANamibia;NCNueva Caledonia;NENíger;NFIsla Norfolk;NGNigeria;NINicaragua;NLPaíses Bajos;NONoruega;NPNepal;NRNauru;NUNiue;NZNueva Zelanda;OMOmán;PAPanamá;PEPerú;PFPolinesia Francesa;PGPapúa Nueva Guinea;PHFilipinas;PKPakistán;PLPolonia;PMSan Pedro y Miquelón;PNIslas Pitcairn;PRPuerto Rico;PSPalestina;PTPortugal;PWPalaos;PYParaguay;QACatar;REReunión;RORumanía;RSSerbia;RURusia;RWRuanda;SAArabia Saudí;SBIslas Salomón;SCSeychelles;SDSudán;SESuecia;SGSingapur;SHSanta Elena;SIEslovenia;SJSvalbard y Jan Mayen;SKEslovaquia;SLSierra Leona;SMSan Marino;SNSenegal;SOSomalia;SRSurinam;SSSudán del Sur;STSanto Tomé y Príncipe;SVEl Salvador;SXSint Maarten;SYSiria;SZEsuatini;TATristán de Acuña;TCIslas Turcas y Caicos;TDChad;TFTerritorios Australes Franceses;TGTogo;THTailandia;TJTayikistán;TKTokelau;TLTimor-Leste;TMTurkmenistán;TNTúnez;TOTonga;TRTurquía;TTTrinidad y Tobago;TVTuvalu;TWTaiwán;TZTanzania;UAUcrania;UGUganda;UMIslas menores alejadas de EE. UU.;USEstados Unidos;UYUruguay;UZUzbekistán;VACiudad del Vaticano;VCSan Vicente y las Granadinas;VEVenezuela;VGIslas Vírgenes Británicas;VIIslas Vírgenes de EE. UU.;VNVietnam;VUVanuatu;WFWallis y Futuna;WSSamoa;XKKosovo;YEYemen;YTMayotte;ZASudáfrica;ZMZambia;ZWZimbabue`

/** The names in es-MX that differ. */
export const VARIANT_COUNTRIES: string =
	`ACIsla Ascensión;AXIslas Åland;CGRepública del Congo;GGGuernsey;GSIslas Georgia del Sur y Sándwich del Sur;RORumania;SAArabia Saudita;SZEswatini;TLTimor Oriental`

/** The countries of each kind of noun. */
export const KINDS: string =
	'm:BQCGEHGBIOLB;f:ACAQBVCDCFCXDOGFIMINNFPFVA;p:AENLTF;q:AXBMBSCCCKFKFOGSHMKMKYMHMPMVPNSBSCTCUMVGVI'

/** The names that change after an article. */
export const INFLECTED: string =
	`ACisla de la Ascensión;AXislas Aland;BVisla Bouvet;CCislas Cocos;CKislas Cook;CXisla de Navidad;FKislas Malvinas;FOislas Feroe;GSislas Georgia del Sur y Sandwich del Sur;HMislas Heard y McDonald;IMisla de Man;KYislas Caimán;MHislas Marshall;MPislas Marianas del Norte;NFisla Norfolk;PNislas Pitcairn;SBislas Salomón;TCislas Turcas y Caicos;UMislas menores alejadas de EE. UU.;VGislas Vírgenes Británicas;VIislas Vírgenes de EE. UU.`

/** A line for each country: its code, then the codes of its provinces with their names. */
export const PROVINCES: string = `
CA BC Columbia Británica; NB Nuevo Brunswick; NL Terranova y Labrador; NS Nueva Escocia; NT Territorios del Noroeste; PE Isla del Príncipe Eduardo
CL AI Aisén del General Carlos Ibañez del Campo; AR La Araucanía; LI Libertador General Bernardo O'Higgins; RM Región Metropolitana de Santiago
CO DC Distrito Capital de Bogotá; SAP San Andrés
CU 03 La Habana
ES BI Bizkaia; PM Illes Balears; SS Gipuzkoa
GB ENG Inglaterra; SCT Escocia; WLS Gales
HN IB Islas de la Bahía
MX COA Coahuila de Zaragoza; MIC Michoacán de Ocampo; VER Veracruz de Ignacio de la Llave
PE CAL El Callao; CUS Cusco; LMA Municipalidad Metropolitana de Lima
US DC Distrito de Columbia; HI Hawái; LA Luisiana; NC Carolina del Norte; ND Dakota del Norte; NH Nuevo Hampshire; NJ Nueva Jersey; NM Nuevo México; NY Nueva York; OR Oregón; PA Pensilvania; SC Carolina del Sur; SD Dakota del Sur; WV Virginia Occidental
`
