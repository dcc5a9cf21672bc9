// Written by scripts/build-phone.ts; do not edit.

/** Matches the calling code at the front of a number. */
export const CALLING_CODES: RegExp =
	/^([17]|2(?:[07]|1[1-368]|[2-46]\d|5[0-8]|9[017-9])|3(?:[0-469]|5\d|7[0-8]|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[09]\d|[1-8])|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[07][08]|[1246]|5[02356]|8[0-368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68])).*$/
