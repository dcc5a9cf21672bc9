import type { ProductInput } from '../contract/resources.ts'
import { MAX_IMAGES } from '../core/limits.ts'
import { openFields, openList } from '../core/open.ts'
import { readField } from '../core/read.ts'

/** The size chart of a product, by its `kind`: `table` with its `html`, or `images`. */
export type SizeChart =
	| { readonly kind: 'table'; readonly html: string }
	| { readonly kind: 'images'; readonly images: readonly SizeChartImage[] }

/** A picture of a size chart. A size that isn't known is null. */
export interface SizeChartImage {
	readonly url: string
	readonly width: number | null
	readonly height: number | null
}

/**
 * Returns the size chart to show for a product: its table or its images, "whichever is available". Returns null if it has neither. The table is
 * preferred, because it is text, in the language of the product's texts (D-87).
 *
 * - A blank table, an empty list and a picture without an address don't count.
 * - The table is HTML from the store. Show it as HTML only if you trust the store; otherwise show it as text, with `htmlToText`.
 *
 * @example
 * findSizeChart({ sizeChartTable: '<table><tr><td>M</table>' }) // => { kind: 'table', html: '<table><tr><td>M</table>' }
 * findSizeChart({ sizeChartTable: '', sizeChartImages: [{ url: 'https://shop.test/m.png', width: 300, height: 200 }] })
 * // => { kind: 'images', images: [{ url: 'https://shop.test/m.png', width: 300, height: 200 }] }
 * findSizeChart({ title: 'Mug' }) // => null
 */
export function findSizeChart(product: ProductInput): SizeChart | null {
	const html = readField(product, 'sizeChartTable')
	if (typeof html === 'string' && html.trim() !== '') return { kind: 'table', html }
	const images = openList(readField(product, 'sizeChartImages'), MAX_IMAGES).flatMap((image): SizeChartImage[] => {
		const { url, width, height } = openFields<SizeChartImage>(image, ['url', 'width', 'height'])
		if (typeof url !== 'string' || url.trim() === '') return []
		return [{ url, width: sizeOf(width), height: sizeOf(height) }]
	})
	return images.length === 0 ? null : { kind: 'images', images }
}

function sizeOf(value: unknown): number | null {
	return typeof value === 'number' && value > 0 && value < Number.POSITIVE_INFINITY ? value : null
}
