// app/api/orders/route.js of a Next.js project.
import { NextResponse } from 'next/server.js'
import { answerOrder, badJson, createCatalogue } from '../../../orders.js'
import { createFetchProduct } from '../../../service.js'
import { productOf } from '../../../shop.js'

const { SERVICE_URL, CLIENT_ID, CLIENT_SECRET, COLLECTION_ID } = process.env
const fetchProduct = createFetchProduct({
	baseUrl: SERVICE_URL,
	clientId: CLIENT_ID,
	clientSecret: CLIENT_SECRET,
	collectionId: COLLECTION_ID,
})
// One catalogue for all requests of this process.
const findProduct = createCatalogue({ fetchProduct, productOf })

export async function POST(request) {
	const { statusCode, body } = await request.json().then(
		(order) => answerOrder(order, findProduct, (entry) => console.info(JSON.stringify(entry))),
		() => badJson(),
	)
	return NextResponse.json(body, { status: statusCode })
}
