/**
 * Shows the checkout form.
 *
 *   npm run build && npx tsx examples/checkout-form/serve.ts
 */
import { servePage } from '../serve.ts'

const { url } = await servePage(import.meta.dirname, 'page.js', Number(process.env['PORT'] ?? 8080))
console.log(`The form is at ${url}; end with Ctrl+C.`)
