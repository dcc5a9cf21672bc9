import { describe, expect, it } from 'vitest'
import { findSizeChart, type ProductInput } from '../../../src/entries/index.ts'

const image = { url: 'https://shop.test/sizes.png', width: 300, height: 200 }

describe('the size chart of a product (D-87)', () => {
	it.each([
		['the table', { sizeChartTable: '<table></table>' }, 'table'],
		['the table before the images', { sizeChartTable: '<table></table>', sizeChartImages: [image] }, 'table'],
		['the images without a table', { sizeChartImages: [image] }, 'images'],
		['the images beside a blank table', { sizeChartTable: ' \n', sizeChartImages: [image] }, 'images'],
		['the images beside a null', { sizeChartTable: null, sizeChartImages: [image] }, 'images'],
		['nothing without both', { title: 'Mug' }, undefined],
		['nothing for an empty list', { sizeChartImages: [] }, undefined],
		['nothing for images without an address', { sizeChartImages: [{}, { url: ' ' }, { url: null }] }, undefined],
	])('is %s', (_, product, kind) => expect(findSizeChart(product as ProductInput)?.kind).toBe(kind))

	it('has the images with an address, with the sizes that are known', () => {
		const sizeChartImages = [{ width: 3 }, image, { url: 'a', width: 0, height: '9' }, null]
		expect(findSizeChart({ sizeChartImages } as never)).toEqual({
			kind: 'images',
			images: [image, { url: 'a', width: null, height: null }],
		})
	})

	it('is null for anything else', () => {
		for (const product of [null, undefined, 7, 'x', [], { sizeChartTable: 7, sizeChartImages: { 0: image } }])
			expect(findSizeChart(product as never)).toBeNull()
	})
})
