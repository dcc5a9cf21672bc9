// Written by scripts/build-address-formats.ts; do not edit.
// Sources: localized-address-format 1.3.3 (MIT), which carries the formats of Google's address metadata (CC-BY 4.0);
// scripts/facts/address-kinds.json, from the same metadata, with 7 corrections, each with its source.
// 154 countries whose order isn't A/CSZ (street, city, province, zip; / ends a line), grouped by order; 6 countries whose addresses have no city;
// 13 whose addresses need none; the countries' names for provinces, cities and zips.

export const ADDRESS_ORDERS =
	'A/C/S/Z:EGIERUUA;A/C/SZ:AEIDJMKYMNNRPASCSRTHTVVN;A/C/ZS:PH;A/CS/Z:ACAFAIBRCUFKGBGGGIGSHNIMIOIQJEKELKNAPNSDSGSHSZTATCVGZA;A/CZ/S:INNGPE;A/CZS:PGVE;A/S/CZ:LV;A/SC/Z:CR;A/SZ/C:KI;A/Z/C/S:AM;A/Z/CS:ALECMUNIOM;A/ZC/S:ARBYCLCVMYSVUZ;A/ZCS:ADATAXAZBABEBGBLCHCYCZDEDKDODZEEEHESETFIFOFRGEGFGLGPGRGTGWHRHTISITKGKWLALILRLTLUMAMCMDMEMFMGMKMQMXMZNCNENLNOPFPLPMPTPYRERSSESISJSKSMSNTJTMTNTRTZUYVAWFXKYTZM;A/ZSC:RO;CS/A/Z:HU;S/C/A/Z:IR;SC/A/Z:KR;SZ/C/A:HK;Z/A/CS:GN;Z/S/C/A:KPKZ;Z/SC/A:CNTW;ZS/C/A:JP'

/** The lines of a label, for countries where they aren't %N/%O/%A/%C %S %Z. N is the person, O the company; / ends a line. */
export const ADDRESS_LINES =
	'%A/%O/%N:MO;%N/%O/%A/%C %S/%Z:CU;%N/%O/%A/%C %Z %S:PG;%N/%O/%A/%C %Z, %S:KNVE;%N/%O/%A/%C %Z:BFBHBMBNBTGUILJOKHLBLSMTMVMWNPNZSAVC;%N/%O/%A/%C %Z/%S:INJMNGPAPE;%N/%O/%A/%C - %Z:BD;%N/%O/%A/%C PR %Z:PR;%N/%O/%A/%C, %S %Z:BBSOUS;%N/%O/%A/%C, %S, %Z:CO;%N/%O/%A/%C, %S:BS;%N/%O/%A/%C, %S/%Z:HN;%N/%O/%A/%C, %Z:MM;%N/%O/%A/%C:CI;%N/%O/%A/%C-%Z:PK;%N/%O/%A/%C/%S %Z:IDMNTHVN;%N/%O/%A/%C/%S:SCSRTV;%N/%O/%A/%C/%S/%Z:EGIERUUA;%N/%O/%A/%C/%Z %S:PH;%N/%O/%A/%C/%Z:ACAFAIFKGBGSIMIOKELKNAPNSDSHSZTATCVGZA;%N/%O/%A/%C/GUERNSEY/%Z:GG;%N/%O/%A/%C/JERSEY/%Z:JE;%N/%O/%A/%S %Z:KYNR;%N/%O/%A/%S, %C/%Z:CR;%N/%O/%A/%S:AE;%N/%O/%A/%S/%C, %Z:LV;%N/%O/%A/%S/%C:KI;%N/%O/%A/%Z %C %S:EEESITMZPFUY;%N/%O/%A/%Z %C, %S:MX;%N/%O/%A/%Z %C:ADAZBABGCYCZDEDKDODZEHETFOGEGLGRGWHRHTISKGKWLALRMAMCMDMEMGMKNENOPLPTPYRSSISJSKSMSNTJTMTNTZVAXKZM;%N/%O/%A/%Z %C/%S:ARCLCVMYTRUZ;%N/%O/%A/%Z %S %C:RO;%N/%O/%A/%Z- %C:GT;%N/%O/%A/%Z-%C/%S:SV;%N/%O/%A/%Z/%C, %S:NI;%N/%O/%A/%Z/%C:ALECMUOM;%N/%O/%A/%Z/%C/%S:AM;%N/%O/%A/GIBRALTAR/%Z:GI;%N/%O/%A/SINGAPORE %Z:SG;%N/%O/%C/%A/%Z:HU;%N/%O/%Z/%A/%C:GN;%O/%N/%A/%C %S %Z:AUCCCXHMNF;%O/%N/%A/%C, %S/%Z:IQ;%O/%N/%A/%C-%S/%Z:BR;%O/%N/%A/%Z %C %S:LT;%O/%N/%A/%Z %C:ATBEBLCHFIFRGFGPLILUMFMQNCNLPMRESEWFYT;%O/%N/%A/%Z %C/ÅLAND:AX;%O/%N/%A/%Z, %C/%S:BY;%O/%N/%S/%C/%A/%Z:IR;%S %C/%A/%O/%N/%Z:KR;%S/%C/%A/%O/%N:HK;%Z/%S%C/%A/%O/%N:CNTW;%Z/%S/%C/%A/%O/%N:KPKZ;〒%Z/%S%C/%A/%O/%N:JP'

/** The same in Latin letters, of the countries that have another order then. */
export const LATIN_LINES = '%N/%O/%A:MO;%N/%O/%A/%C, %S %Z:TW;%N/%O/%A/%C, %S/%Z:JP;%N/%O/%A/%C/%S, %Z:CNKP;%N/%O/%A/%C/%S:HK;%N/%O/%A/%C/%S/%Z:KR'

export const WITHOUT_CITY = 'AEGIKYMONRSG'

/** Those, and others whose addresses need no city. */
export const CITY_NOT_NEEDED = 'ADAEAGGIHKKYMCMONRSGSMVAVG'

export const PROVINCE_KINDS =
	'area:HK;county:EEIEROTW;department:COGTHNNIPYSVUY;district:NRPT;do_si:KR;emirate:AE;governorate:EGIQKW;island:BSCVKIKNKYPFSCTV;oblast:RUUA;parish:ADBBJM;prefecture:JP;region:AMCLKZNZPESO;state:ASAUBRFMINMHMPMXMYNGPWUMUSVEVI'

export const CITY_KINDS = 'district:HKPESDSYTR;post_town:GBNOSESJ;suburb:AU'

export const ZIP_KINDS = 'eircode:IE;pin:IN;zip:ASFMGUMHMPPRPWUMUSVI'
