// app/api/orders/route.ts of a Next.js project.
import { answerRequest, createCatalogue, type Shop } from '../../../orders.ts'
import { createFetchProduct } from '../../../service.ts'
import { productOf } from '../../../shop.ts'

const { SERVICE_URL = '', CLIENT_ID = '', CLIENT_SECRET = '', COLLECTION_ID = '' } = process.env
const fetchProduct = createFetchProduct({
	baseUrl: SERVICE_URL,
	clientId: CLIENT_ID,
	clientSecret: CLIENT_SECRET,
	collectionId: COLLECTION_ID,
})
// One catalogue for all requests of this process.
const shop: Shop = {
	findProduct: createCatalogue({ fetchProduct, productOf }),
	log: (entry) => console.info(JSON.stringify(entry)),
}

export function POST(request: Request): Promise<Response> {
	return answerRequest(request, shop)
}
