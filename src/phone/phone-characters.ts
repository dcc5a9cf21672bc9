/** Returns true for a plus sign, ASCII or full-width. */
export function isPlus(code: number): boolean {
	return code === 0x2b || code === 0xff0b
}

/** Returns true for dashes, slashes, dots, white space, brackets and tildes, ASCII and full-width. */
export function isPunctuation(code: number): boolean {
	switch (code) {
		case 0x20: // white space
		case 0xa0:
		case 0xad:
		case 0x200b:
		case 0x2060:
		case 0x3000:
		case 0x28: // brackets
		case 0x29:
		case 0x5b:
		case 0x5d:
		case 0xff08:
		case 0xff09:
		case 0xff3b:
		case 0xff3d:
		case 0x2d: // dashes
		case 0x2212:
		case 0x30fc:
		case 0xff0d:
		case 0x2e: // dots and slashes
		case 0x2f:
		case 0xff0e:
		case 0xff0f:
		case 0x7e: // tildes
		case 0x2053:
		case 0x223c:
		case 0xff5e:
			return true
		default:
			return code >= 0x2010 && code <= 0x2015
	}
}
