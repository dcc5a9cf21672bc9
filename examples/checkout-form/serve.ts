/**
 * Shows the checkout form.
 *
 *   npm run build && npx tsx examples/checkout-form/serve.ts         with the rules of all countries
 *   npm run build && npx tsx examples/checkout-form/serve.ts us.js   with the United States first
 */
import { servePage } from '../serve.ts'

const { url } = await servePage(import.meta.dirname, process.argv[2] ?? 'page.js', Number(process.env['PORT'] ?? 8080))
console.log(`The form is at ${url}; end with Ctrl+C.`)
