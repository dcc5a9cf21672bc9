// Written by scripts/build-provinces.ts from scripts/facts/province-use.json; do not edit.
export const PROVINCE_REQUIRED: string = 'AE AU BR CA CN CO CR ES HK ID IN IT JP KR MX RU SV US VE'
export const PROVINCE_HIDDEN: string = 'FR GB'
export const PROVINCE_USED: string =
	'AR AS CL EG FM GT HN IE IQ JM KN KW KY MH MP MY NG NR PA PE PF PG PH PT PW RO SO TH TW UM UY VI ZA AD AM BB BS CU CV EE IR KI KP KZ MZ NI NZ PY SC SR TR TV UA VN ZW'
