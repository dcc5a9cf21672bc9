// Written by scripts/build-address-formats.ts; do not edit.
// Sources: localized-address-format 1.3.3 (MIT), which carries the formats of Google's address metadata (CC-BY 4.0);
// scripts/facts/address-kinds.json, from the same metadata, with 7 corrections, each with its source.
// 111 countries whose order is not ACSZ (street, city, province, zip), by order; 6 whose addresses have no city; what
// provinces, cities and zips are called, by kind.

export const ADDRESS_ORDERS =
	'ACZS:INNGPEPGPHVE;ASCZ:CRLV;ASZC:KI;AZCS:ADALAMARATAXAZBABEBGBLBYCHCLCVCYCZDEDKDODZECEEEHESETFIFOFRGEGFGLGPGRGTGWHRHTISITKGKWLALILRLTLUMAMCMDMEMFMGMKMQMUMXMYMZNCNENINLNOOMPFPLPMPTPYRERSSESISJSKSMSNSVTJTMTNTRTZUYUZVAWFXKYTZM;AZSC:RO;CSAZ:HU;SCAZ:IRKR;SZCA:HK;ZACS:GN;ZSCA:CNJPKPKZTW'

export const WITHOUT_CITY = 'AEGIKYMONRSG'

export const PROVINCE_KINDS =
	'area:HK;county:EEIEROTW;department:COGTHNNIPYSVUY;district:NRPT;do_si:KR;emirate:AE;governorate:EGIQKW;island:BSCVKIKNKYPFSCTV;oblast:RUUA;parish:ADBBJM;prefecture:JP;region:AMCLKZNZPESO;state:ASAUBRFMINMHMPMXMYNGPWUMUSVEVI'

export const CITY_KINDS = 'district:HKPESDSYTR;post_town:GBNOSESJ;suburb:AU'

export const ZIP_KINDS = 'eircode:IE;pin:IN;zip:ASFMGUMHMPPRPWUMUSVI'
