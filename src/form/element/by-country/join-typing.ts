import { AsYouType, type CountryCode, type MetadataJson } from 'libphonenumber-js/core'
import type { BlockSet } from '../../../rules/blocks/block.ts'
import { readField } from '../../../rules/core/read.ts'
import type { PhoneTyping } from '../../../rules/phone/phone-format.ts'

/** The parts of the metadata of libphonenumber-js that a calling code has its own entries of. */
const PARTS = ['country_calling_codes', 'countries', 'nonGeographic'] as const

/** Returns what formats the numbers of the calling codes whose blocks are there. Each block is a part of the metadata of libphonenumber-js. */
export function joinTyping(set: BlockSet): PhoneTyping {
	let metadata: MetadataJson | undefined
	return (countryCode) => {
		metadata ??= join(set.listOf('typing').map((of) => JSON.parse(set.textsOf('typing', of)?.[0] ?? '{}')))
		return new AsYouType(countryCode as CountryCode | undefined, metadata)
	}
}

function join(blocks: readonly MetadataJson[]): MetadataJson {
	const whole = { version: blocks[0]?.version ?? 0, country_calling_codes: {}, countries: {}, nonGeographic: {} }
	for (const block of blocks) for (const part of PARTS) Object.assign(whole[part], readField(block, part))
	return whole as MetadataJson
}
