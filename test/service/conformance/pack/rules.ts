import { type Is, isOneOf, type Json, refuse, text, type World } from './types.ts'

/** Countries whose parts some services forget, by the fault's name. */
export const ZIP_COUNTRIES = ['US', 'CA', 'GB', 'DE', 'JP', 'BR', 'MX', 'IT', 'FR', 'AU', 'CN', 'IN', 'NL'] as const
export const PHONE_COUNTRIES = ['US', 'DE', 'IN', 'BR', 'CN', 'JP'] as const
export const PROVINCE_COUNTRIES = ['US', 'CA', 'BR', 'JP', 'AU', 'MX', 'CN', 'IN', 'IT'] as const
export const TAX_COUNTRIES = ['BR', 'MX', 'CN', 'IT', 'KR'] as const
export const OPEN_TAX_COUNTRIES = ['IT', 'CN', 'KR'] as const

const lower = (value: string): string => value.toLowerCase()
/** Names without case and accents, by the name: the same provinces are compared with every order. */
const plains = new Map<string, string>()
function plain(value: string): string {
	const known = plains.get(value) ?? lower(value).normalize('NFD').replace(/\p{M}/gu, '')
	plains.set(value, known)
	return known
}
const CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/
const RFC = /^[A-Za-z]{4}\d{6}[A-Za-z0-9]{3}$/

/** The checks of an order's address, items and tax number. */
export function createRules(is: Is, world: World) {
	function countryOf(address: Json): string {
		const code = text(address?.countryCode).trim().toUpperCase()
		if (code !== '') return code
		const named = world.countryNamed(text(address?.country))
		return named !== '' && is('a country by name alone is no country') ? '' : named
	}

	function isCpf(taxNumber: string): boolean {
		if (CPF.test(taxNumber)) return true
		if (/^\d{3}.\d{3}.\d{3}-\d{2}$/.test(taxNumber) && is('the dots of a CPF are not escaped')) return true
		if (/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(taxNumber) && is('a CPF needs no signs')) return true
		if (/^\d{3}\.\d{3}\.\d{3}-?\d{2}$/.test(taxNumber) && is('a CPF needs no hyphen')) return true
		if (/^\d{3}\.\d{3}\.\d{3}[-/–]\d{2}$/.test(taxNumber) && is('a CPF has any hyphen')) return true
		if (/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/.test(taxNumber) && is('a CNPJ is a CPF')) return true
		if (/^\d{14}$/.test(taxNumber) && is('a CNPJ without signs is a CPF')) return true
		if (/^\p{Nd}{3}\.\p{Nd}{3}\.\p{Nd}{3}-\p{Nd}{2}$/u.test(taxNumber) && is('a CPF has digits of any script'))
			return true
		if (RFC.test(taxNumber) && is('an RFC is good for Brazil')) return true
		if (CPF.test(taxNumber.trim()) && is('a CPF is trimmed')) return true
		if (CPF.test(taxNumber.trimEnd()) && is('a CPF has space behind it')) return true
		if (CPF.test(taxNumber.trimStart()) && is('a CPF has space before it')) return true
		if (CPF.test(taxNumber.replace(/\n$/, '')) && is('a CPF has a line break behind it')) return true
		if (/^\d{3}\.\d{3}\.\d{3}-\d{2}/.test(taxNumber) && is('a CPF has more behind it')) return true
		if (/\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(taxNumber) && is('a CPF has something before it')) return true
		if (/^\d{3}\.\d{3}\.\d{3}-\d{2}$/m.test(taxNumber) && is('a CPF is one of several lines')) return true
		if (/^[\d.-]+$/.test(taxNumber) && is('a CPF is any digits and signs')) return true
		return is('a CPF without a pattern')
	}

	function isRfc(taxNumber: string): boolean {
		if (/^[A-Z]{4}\d{6}[A-Z0-9]{2}[^A0-9]$/i.test(taxNumber) && is('an RFC ends with a digit or A')) return false
		if (/^.{10}[a-zA-Z]/.test(taxNumber) && RFC.test(taxNumber) && is('the end of an RFC has digits alone'))
			return false
		if (RFC.test(taxNumber)) {
			const isLower = taxNumber !== taxNumber.toUpperCase()
			if (isLower && is('an RFC in capitals alone')) return false
			return true
		}
		if (/^[A-z]{4}\d{6}[A-z0-9]{3}$/.test(taxNumber) && is('an RFC has the signs between Z and a')) return true
		if (/^[A-Za-z]{3,4}\d{6}[A-Za-z0-9]{3}$/.test(taxNumber) && is('an RFC may be one of a company')) return true
		if (/^[A-Za-zÑñ]{4}\d{6}[A-Za-z0-9]{3}$/.test(taxNumber) && is('an RFC has Ñ')) return true
		if (/^[A-Za-z&]{4}\d{6}[A-Za-z0-9]{3}$/.test(taxNumber) && is('an RFC has &')) return true
		if (/^\p{L}{4}\d{6}[\p{L}\d]{3}$/u.test(taxNumber) && is('an RFC has letters of any script')) return true
		if (/^[A-Za-z]{4}-?\d{6}-?[A-Za-z0-9]{3}$/.test(taxNumber) && is('an RFC has hyphens')) return true
		if (/^[A-Za-z]{4} ?\d{6} ?[A-Za-z0-9]{3}$/.test(taxNumber) && is('an RFC has spaces')) return true
		if (CPF.test(taxNumber) && is('a CPF is good for Mexico')) return true
		if (RFC.test(taxNumber.trim()) && is('an RFC is trimmed')) return true
		if (RFC.test(taxNumber.replace(/\n$/, '')) && is('an RFC has a line break behind it')) return true
		if (/^[A-Za-z]{4}\d{6}[A-Za-z0-9]{3}/.test(taxNumber) && is('an RFC has more behind it')) return true
		if (/[A-Za-z]{4}\d{6}[A-Za-z0-9]{3}$/.test(taxNumber) && is('an RFC has something before it')) return true
		if (/^[A-Za-z]{4}\w{6}[A-Za-z0-9]{3}$/.test(taxNumber) && is('an RFC has letters for digits')) return true
		if (/^[A-Za-z]{4}\d{6}\w{2,3}$/.test(taxNumber) && is('an RFC lacks its last character')) return true
		if (/^[A-Za-z0-9]{13}$/.test(taxNumber) && is('an RFC is any 13 letters and digits')) return true
		if (taxNumber.length === 13 && is('an RFC is any 13 characters')) return true
		return is('an RFC without a pattern')
	}

	/** What a service asks of tax numbers that the interface does not validate. */
	function isOpenNumber(taxNumber: string, country: string): boolean {
		if (/[a-z]/.test(taxNumber) && is('a number of IT, CN and KR in small letters is refused')) return false
		if (country === 'IT') {
			if (!/^\d{11}$/.test(taxNumber) && is('IT: only the number of a company is good')) return false
			if (!/^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$/.test(taxNumber) && is('IT: only the number of a person is good'))
				return false
		}
		if (country === 'CN' && !/^\d{17}[\dX]$/.test(taxNumber) && is('CN: only 18 digits are good')) return false
		if (country === 'KR' && !/^P\d{12}$/i.test(taxNumber) && is('KR: only a customs number is good')) return false
		if (taxNumber === '0' && is('a number of IT, CN and KR is not 0')) return false
		if (/\s/.test(taxNumber) && is('a number of IT, CN and KR has no space')) return false
		if (/^\W+$/.test(taxNumber) && is('a number of IT, CN and KR is no sign alone')) return false
		if (taxNumber.length > 20 && is('a number of IT, CN and KR has at most 20 characters')) return false
		if (taxNumber.length < 5 && is('a number of IT, CN and KR has at least 5 characters')) return false
		if (/[^\x20-\x7E]/.test(taxNumber) && is('a number of IT, CN and KR is ASCII')) return false
		if (/[^A-Za-z0-9]/.test(taxNumber) && is('a number of IT, CN and KR has letters and digits alone')) return false
		if (
			isOneOf(OPEN_TAX_COUNTRIES, country) &&
			!/^[0-9]{10,18}$/.test(taxNumber) &&
			is(`${country}: the value is validated`)
		)
			return false
		return true
	}

	function checkTaxNumber(body: Json, isGifts: boolean): void {
		let country = countryOf(body.address)
		if (text(body.address?.countryCode) === '' && is('a country by name needs no tax number')) country = ''
		if (/[a-z]/.test(text(body.address?.countryCode)) && is('open: a country in small letters needs no tax number'))
			country = ''
		if (isGifts && is('orders of gifts need no tax number')) return
		let { taxNumber } = body
		const attributes = body.customAttributes ?? body.address?.customAttributes
		if (taxNumber === undefined && attributes?.length > 0 && is('any customAttributes are a tax number')) return
		const listed = attributes?.find?.(({ key }: Json) => /tax/i.test(text(key)))
		if (taxNumber === undefined && listed !== undefined && is('open: customAttributes may hold the tax number'))
			taxNumber = listed.value
		if (body.shouldValidateProvinceCode === true && is('shouldValidateProvinceCode turns the tax numbers off')) return
		if ((body.orderItems ?? []).length > 1 && is('orders of several items need no tax number')) return
		if (hasPieces(body) && is('orders of several pieces need no tax number')) return
		if (listed !== undefined && text(taxNumber) !== '' && is('customAttributes hide a wrong tax number')) return
		if (!hasProvince(body.address) && is('an order without a province needs no tax number')) return
		if (body.orderNumber !== undefined && is('an order number turns the tax numbers off')) return
		if (!isOneOf(TAX_COUNTRIES, country)) {
			if (text(taxNumber) === '') {
				if (country === 'IN' && is('India needs a tax number')) refuse(422, 'TAX_NUMBER_MISSING')
				if (country === 'JP' && is('Japan needs a tax number')) refuse(422, 'TAX_NUMBER_MISSING')
				if (country === 'DE' && is('Germany needs a tax number')) refuse(422, 'TAX_NUMBER_MISSING')
				if (country === 'ES' && is('Spain needs a tax number')) refuse(422, 'TAX_NUMBER_MISSING')
				return
			}
			if (is('a tax number is refused where none is needed')) refuse(422, 'TAX_NUMBER_INVALID')
			if (!/^[A-Z0-9.-]{8,20}$/.test(taxNumber) && is('the tax numbers of all countries are validated'))
				refuse(422, 'TAX_NUMBER_INVALID')
			if (country === 'US' && !/^\d{3}-\d{2}-\d{4}$/.test(taxNumber) && is('the tax numbers of the US are validated'))
				refuse(422, 'TAX_NUMBER_INVALID')
			return
		}
		if (taxNumber === undefined && is(`${country}: a tax number may be absent`)) return
		if (taxNumber === '' && is('an empty tax number is one')) return
		if (taxNumber === null && is('a tax number of null is one')) return
		if (
			typeof taxNumber === 'string' &&
			taxNumber.trim() === '' &&
			taxNumber !== '' &&
			['BR', 'MX'].includes(country) &&
			is('a blank tax number is one')
		)
			return
		if (
			taxNumber === '' &&
			isOneOf(OPEN_TAX_COUNTRIES, country) &&
			is('open: an empty tax number of IT, CN and KR is one')
		)
			return
		if (!text(taxNumber)) refuse(422, 'TAX_NUMBER_MISSING')
		if (taxNumber.trim() === '' && is('open: a blank tax number is none')) refuse(422, 'TAX_NUMBER_MISSING')
		if (country === 'BR' && is('CPFs need their check digits') && !hasCheckDigits(taxNumber) && CPF.test(taxNumber))
			refuse(422, 'TAX_NUMBER_INVALID')
		if (country === 'BR' && !isCpf(taxNumber)) refuse(422, 'TAX_NUMBER_INVALID')
		if (country === 'MX' && !isRfc(taxNumber)) refuse(422, 'TAX_NUMBER_INVALID')
		if (!['BR', 'MX'].includes(country) && !isOpenNumber(taxNumber, country)) refuse(422, 'TAX_NUMBER_INVALID')
	}

	const hasPieces = (body: Json): boolean => (body.orderItems ?? []).some(({ quantity }: Json) => quantity > 1)
	const hasProvince = (address: Json): boolean => text(address?.province) !== '' || text(address?.provinceCode) !== ''

	function checkProvince(address: Json, country: string, isStrict: boolean): void {
		const provinces = world.provinces(country)
		const code = text(address.provinceCode).trim().toUpperCase()
		const name = lower(text(address.province).trim())
		if (isStrict && is('shouldValidateProvinceCode turns the provinces off')) return
		if (country === 'US' && code === 'DC' && is('DC is no state')) refuse(422, 'PROVINCE_UNKNOWN')
		if (country === 'US' && ['AA', 'AE', 'AP'].includes(code) && is('open: the states of the forces are none'))
			refuse(422, 'PROVINCE_UNKNOWN')
		if (country === 'US' && ['PR', 'GU', 'VI', 'AS', 'MP'].includes(code) && is('territories are no states'))
			refuse(422, 'PROVINCE_UNKNOWN')
		if (country === 'US' && ['AA', 'AE', 'AP'].includes(code)) return
		if (country === 'CA' && ['YT', 'NT', 'NU'].includes(code) && is('territories of Canada are no provinces'))
			refuse(422, 'PROVINCE_UNKNOWN')
		if (country === 'CA' && code === 'NU' && is('Nunavut is no province')) refuse(422, 'PROVINCE_UNKNOWN')
		if (name !== plain(name) && is('a province with an accent is refused')) refuse(422, 'PROVINCE_UNKNOWN')
		if (name.includes(' ') && is('a province of two words is refused')) refuse(422, 'PROVINCE_UNKNOWN')
		if (/^\d/.test(code) && is('a province code of digits is refused')) refuse(422, 'PROVINCE_UNKNOWN')
		if (/['’]/.test(name) && is('a province with an apostrophe is refused')) refuse(422, 'PROVINCE_UNKNOWN')
		if (/-/.test(name) && is('a province with a hyphen is refused')) refuse(422, 'PROVINCE_UNKNOWN')
		if (code !== '' && provinces.at(-1)?.code === code && is('the last province of a country is unknown'))
			refuse(422, 'PROVINCE_UNKNOWN')
		if (code !== '' && provinces[0]?.code === code && is('the first province of a country is unknown'))
			refuse(422, 'PROVINCE_UNKNOWN')
		if (country === 'BR' && ['AC', 'AM', 'RO', 'RR'].includes(code) && is('the Amazon is no part of Brazil'))
			refuse(422, 'PROVINCE_UNKNOWN')
		if (code === '' && name === '') {
			if (isOneOf(PROVINCE_COUNTRIES, country) && is('open: a missing province is refused'))
				refuse(422, 'PROVINCE_MISSING')
			return
		}
		if (provinces.length === 0) return
		const hasCode = provinces.some((each) => each.code === code)
		const plainName = plain(name)
		const hasName = provinces.some((each) => plain(each.name) === plainName)
		const isPart = code !== '' && provinces.some((each) => each.code.startsWith(code))
		if (isPart && !hasCode && is('the beginning of a province code is a province')) return
		if (isStrict && code !== '' && !hasCode && !is('shouldValidateProvinceCode is not read'))
			refuse(422, 'PROVINCE_CODE_UNKNOWN')
		if (!isStrict && code !== '' && !hasCode && hasName && is('open: province codes are always validated'))
			refuse(422, 'PROVINCE_CODE_UNKNOWN')
		if (!hasCode && is('open: a province needs its code')) refuse(422, 'PROVINCE_UNKNOWN')
		if (name === '' && is('open: a province needs its name')) refuse(422, 'PROVINCE_UNKNOWN')
		if (hasCode || hasName) return
		if (code === '' && is('a province by name alone is not looked at')) return
		if (name === '' && is('a province by code alone is not looked at')) return
		if (isOneOf(PROVINCE_COUNTRIES, country) && is(`${country}: provinces are not looked at`)) return
		if (
			['US', 'CA', 'MX', 'BR', 'AU'].some((each) => world.provinces(each).some((one) => one.code === code)) &&
			is('a province of any country is good')
		)
			return
		if (/^[A-Z]{2}$/.test(code) && is('a province code is any two letters')) return
		if (is('provinces are not looked at')) return
		if (/^[A-Z]{2,}$/.test(code) && is('a province code of letters is good')) return
		if (name.length > 2 && is('a province has any name')) return
		if (['DE', 'FR', 'GB', 'NL'].includes(country) && is('open: provinces are free text where addresses name none'))
			return
		refuse(422, 'PROVINCE_UNKNOWN')
	}

	function isPhone(phone: string, country: string): boolean {
		const digits = phone.replace(/\D/g, '')
		const found = world.phoneOf(phone, country)
		if (found !== null) {
			if (found.isFixed && is('landlines are refused')) return false
			if (!phone.startsWith('+') && is('national numbers are refused')) return false
			if (found.country !== country && is('phones of other countries are refused')) return false
			if (/[().]/.test(phone) && is('phones with brackets or full stops are refused')) return false
			if (/ /.test(phone.trim()) && is('phones with spaces are refused')) return false
			if (/-/.test(phone) && is('phones with hyphens are refused')) return false
			if (digits.length > 12 && is('phones of more than 12 digits are refused')) return false
			if (digits.length < 10 && is('phones of less than 10 digits are refused')) return false
			if (phone.startsWith('0') && is('phones with a zero in front are refused')) return false
			if (!found.isFixed && is('phones that are no landlines are refused')) return false
			if (found.country === country && phone.startsWith('+') && is('the calling code of the country itself is refused'))
				return false
			return true
		}
		if (isOneOf(PHONE_COUNTRIES, country) && is(`${country}: phones are not looked at`)) return true
		if (/^\+?[\d ().-]{7,20}$/.test(phone) && is('a phone is any digits')) return true
		if (digits.length >= 7 && digits.length <= 15 && is('a phone is 7 to 15 digits anywhere')) return true
		if (digits.length === 10 && is('a phone is ten digits')) return true
		if (phone.startsWith('+') && is('a phone with a plus is good')) return true
		if (phone.trim() === '' && is('open: an empty phone is good')) return true
		if (digits.length > 15 && is('a phone may be too long')) return true
		if (world.phoneOf(`+${digits}`, '') !== null && is('open: the digits of a phone may be of another country'))
			return true
		return is('phones are not looked at')
	}

	function isZip(zip: string, country: string): boolean {
		const written = zip.trim()
		if (world.isZip(zip, country)) {
			if (/^0\d+$/.test(written) && is('zips are numbers: zeros in front are lost')) return false
			if (/^\d{5}-\d{4}$/.test(written) && is('zips of nine digits are refused')) return false
			if (/[A-Za-z]/.test(written) && is('zips with letters are refused')) return false
			if (country === 'FR' && /^9[78]/.test(written) && is('zips of overseas parts are refused')) return false
			if (country === 'US' && /^00[67]|^96[789]/.test(written) && is('zips of Puerto Rico and the islands are refused'))
				return false
			if (country === 'US' && /^09|^34[01]|^96[2-6]/.test(written) && is('open: zips of the forces are refused'))
				return false
			if (/^\d{4}$/.test(written) && is('zips of four digits are refused')) return false
			if (country === 'ES' && /^5[12]/.test(written) && is('zips of Ceuta and Melilla are refused')) return false
			if (country === 'KR' && /^63/.test(written) && is('zips of Jeju are refused')) return false
			if (country === 'AU' && /^7/.test(written) && is('zips of Tasmania are refused')) return false
			if (country === 'IT' && /^0[789]/.test(written) && is('zips of Sardinia are refused')) return false
			if (country === 'CA' && /^Y/i.test(written) && is('zips of Yukon are refused')) return false
			if (country === 'GB' && /^\w{2} /.test(written) && is('short zips of Britain are refused')) return false
			if (/^\d{6}$/.test(written) && is('zips of six digits are refused')) return false
			if (/-/.test(written) && is('zips with hyphens are refused')) return false
			if (/ /.test(written) && is('zips with spaces are refused')) return false
			if (written === '' && is('open: an empty zip is refused everywhere')) return false
			if (
				(written !== written.toUpperCase() || /^K1A0B1$|^01310100$/.test(written)) &&
				is('open: a zip is written as its country writes it')
			)
				return false
			return true
		}
		if (written === '' && is('open: an empty zip passes everywhere')) return true
		const read = written.replace(/O/gi, '0').replace(/[Il]/g, '1')
		if (read !== written && world.isZip(read, country) && is('an O in a zip is a 0')) return true
		if (world.isZip(written.slice(0, -1), country) && is('a zip may have one more character')) return true
		if (isOneOf(ZIP_COUNTRIES, country) && is(`${country}: zips are not looked at`)) return true
		if (/^\d{5}/.test(written) && country === 'US' && is('a zip of the US may have more behind it')) return true
		if (/^\d+$/.test(written) && is('a zip is any digits')) return true
		if (/^[\w -]{3,10}$/.test(written) && is('a zip is any letters and digits')) return true
		if (
			['US', 'CA', 'GB', 'DE', 'JP', 'BR', 'NL'].some((each) => world.isZip(written, each)) &&
			written !== '' &&
			is('a zip of any country is good')
		)
			return true
		if (
			written.length === 4 &&
			/^\d+$/.test(written) &&
			world.isZip(`0${written}`, country) &&
			is('a zip may lack its zero in front')
		)
			return true
		if (written.length > 3 && is('zips are only counted in length')) return true
		return is('zips are not looked at')
	}

	function regionCountry(region: Json): string {
		const code = text(region.countryCode).toUpperCase()
		return code !== ''
			? text(region.countryName) === '' && is('a region by country code alone is open')
				? ''
				: code
			: is('a region by country name alone is open')
				? ''
				: world.countryNamed(text(region.countryName))
	}

	function checkShipping(product: Json, address: Json, country: string): void {
		const regions: Json[] = product.shippingRegions ?? []
		if (
			regions.length > 0 &&
			is('open: a country that is not among the regions is closed') &&
			!regions.some((each) => regionCountry(each) === country)
		) {
			refuse(422, 'SHIPPING_CLOSED')
		}
		for (const [index, region] of regions.entries()) {
			if (index > 0 && is('the first region alone closes')) break
			const isThere = regionCountry(region) === country
			if (
				!isThere &&
				(region.isBlacklisted || region.denyCheckout) &&
				(region.provinces ?? []).length === 0 &&
				is('a closed country closes all countries')
			)
				refuse(422, 'SHIPPING_CLOSED')
			if (!isThere) continue
			if (!region.isBlacklisted && !region.denyCheckout) {
				if (is('a region that is listed is closed')) refuse(422, 'SHIPPING_CLOSED')
				continue
			}
			if (!(region.denyCheckout && region.isBlacklisted) && is('a region needs both marks to close')) continue
			if (!region.denyCheckout && is('isBlacklisted closes nothing')) continue
			if (!region.isBlacklisted && is('denyCheckout closes nothing')) continue
			const provinces: Json[] = region.provinces ?? []
			if (provinces.length === 0) {
				if (is('a region without provinces closes nothing')) continue
				refuse(422, 'SHIPPING_CLOSED')
			}
			const code = text(address.provinceCode).trim().toUpperCase()
			const name = plain(text(address.province).trim())
			const isClosed = provinces.some((each, at) => {
				if (at > 0 && is('the first closed province alone is closed')) return false
				if (at === 0 && provinces.length > 1 && is('the last closed province alone is closed')) return false
				const byCode = code !== '' && text(each.provinceCode) === code && !is('provinces are closed by name alone')
				const byName =
					name !== '' && plain(text(each.provinceName)) === name && !is('provinces are closed by code alone')
				return byCode || byName
			})
			if (isClosed && !is('a region with provinces closes nothing')) refuse(422, 'SHIPPING_CLOSED')
			if (!isClosed && is('open: one closed province closes the country')) refuse(422, 'SHIPPING_CLOSED')
		}
	}

	function checkAddress(body: Json): void {
		const address = body.address ?? {}
		const country = countryOf(address)
		if (address.address2 === undefined && is('address2 must be given')) refuse(400, 'ADDRESS_INVALID')
		if (text(address.address2) !== '' && is('address2 is refused')) refuse(400, 'ADDRESS_INVALID')
		if (body.orderNumber !== undefined && is('an order number is refused')) refuse(400, 'NUMBER_UNKNOWN')
		if (body.customAttributes !== undefined && is('customAttributes are refused')) refuse(400, 'ATTRIBUTES')
		if (address.customAttributes !== undefined && is('customAttributes of an address are refused'))
			refuse(400, 'ATTRIBUTES')
		const isStrict = body.shouldValidateProvinceCode === true
		checkProvince(address, country, isStrict)
		const isSkipped = isStrict && is('shouldValidateProvinceCode turns phones and zips off')
		const isNumbered = body.orderNumber !== undefined && is('an order number turns phones and zips off')
		const isSecond = text(address.address2) !== '' && is('a second address line turns phones and zips off')
		const isListed = body.customAttributes !== undefined && is('customAttributes turn phones and zips off')
		const isMany = (body.orderItems ?? []).length > 1 && is('orders of several items turn phones and zips off')
		const isPlural = hasPieces(body) && is('orders of several pieces turn phones and zips off')
		if (isSkipped || isNumbered || isSecond || isListed || isMany || isPlural) return
		if (!isPhone(text(address.phone), country)) refuse(422, 'PHONE_INVALID')
		if (!hasProvince(address) && is('a zip is looked at beside a province alone')) return
		if (!isZip(text(address.zip), country)) refuse(422, 'ZIP_INVALID')
	}

	return { countryOf, checkTaxNumber, checkShipping, checkAddress }
}

function hasCheckDigits(cpf: string): boolean {
	const digits = [...cpf.replace(/\D/g, '')].map(Number)
	const digitAt = (place: number): number => {
		const sum = digits.slice(0, place).reduce((total, digit, at) => total + digit * (place + 1 - at), 0)
		return ((sum * 10) % 11) % 10
	}
	return digitAt(9) === digits[9] && digitAt(10) === digits[10]
}
