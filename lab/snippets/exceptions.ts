/** A block that can't run unchanged. */
export interface Exception {
	readonly page: string
	readonly firstLine: string
	readonly reason: string
	/** Adds the lines that the block needs around it. Without this function, the block is skipped. */
	readonly around?: (code: string, earlier: string) => string
}

/** All blocks that don't run unchanged. The check fails if such a block is no longer on its page. */
export const EXCEPTIONS: readonly Exception[] = [
	{
		page: 'docs/conformance.md',
		firstLine: "import { readFileSync, writeFileSync } from 'node:fs'",
		reason: 'the reader has the port; the package itself answers here',
		around: (code) => `
import * as library from 'orderwright'
import questions from 'orderwright-vectors/tax-numbers.json' with { type: 'json' }
const answered = questions.cases.map(({ id, call, args }) => JSON.stringify({ id, answer: library[call](...args) }))
writeFileSync('answers.jsonl', answered.join('\\n'))
${code}
if (report.passed !== questions.cases.length) throw new Error(report.failures[0]?.why ?? 'too few answers')`,
	},
	{
		page: 'docs/conformance.md',
		firstLine: "import { checkValidateOrder } from 'orderwright/conformance'",
		reason: 'goes on with the names of the block before',
		around: (code, earlier) => `
${earlier.replace(/^console\.log.*$/m, '')}
${code}
if (verdict !== 'passed') throw new Error(verdict)`,
	},
	{
		page: 'docs/bundle-size.md',
		firstLine: 'npx orderwright@latest facts --out facts.json --country US --country CA',
		reason: 'fetches a release that is newer than the installed one',
	},
	{
		page: 'docs/engines.md',
		firstLine: "import { readFileSync } from 'node:fs'",
		reason: 'reads questions from standard input; lab/run hosts runs it',
	},
	{
		page: 'docs/files.md',
		firstLine: String.raw`\copy (select id, street as address1, city, zip, country_code as "countryCode", phone from customers) to program 'npx orderwright check - --addresses --format json --no-summary > checked.jsonl' csv header`,
		reason: 'needs a server of PostgreSQL',
	},
	{
		page: 'docs/files.md',
		firstLine: `copy (select id, street as address1, city, zip, country_code as "countryCode", phone from customers) to 'customers.jsonl' (format json);`,
		reason: 'lines for the shell of DuckDB',
	},
	{
		page: 'docs/testing.md',
		firstLine: "import { screen } from '@testing-library/dom'",
		reason: 'needs a DOM, and the packages of a test',
	},
	{
		page: 'docs/testing.md',
		firstLine: 'const response = await fetch(url, init)',
		reason: 'the reader has the state and the request',
		around: (code, earlier) => `
import { readFileSync } from 'node:fs'
${earlier}
const seed = JSON.parse(readFileSync('store.json', 'utf8'))
const state = createState(seed)
const body = { ...seed.clients[0], grantType: 'clientCredentials' }
const request = { operation: 'create-tokens', body }
const url = 'https://store.example.com/api/ext/v1/oauth/tokens'
const init = { method: 'POST', body: JSON.stringify(body) }
${code}
if (issues.length > 0 || next === state) throw new Error(JSON.stringify(issues))`,
	},
	{
		page: 'docs/forms.md',
		firstLine: "import './style.css'",
		reason: "a page's script: it needs a document, and the style sheet of a new project",
	},
	{
		page: 'docs/conformance.md',
		firstLine: 'conform:',
		reason: 'a job of GitHub Actions',
	},
	{
		page: 'docs/forms.md',
		firstLine: 'useEffect(',
		reason: "a line of the reader's component: it is type-checked in one",
		around: (code) => `
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
export function Form() {
	const form = useForm()
${code}
	return null
}`,
	},
	{
		page: 'docs/forms.md',
		firstLine: '<input',
		reason: "one element of the reader's form: it is type-checked in a form",
		around: (code) => `
import type { OrderInput } from 'orderwright'
import { formatField } from 'orderwright/form'
import { useForm } from 'react-hook-form'
export function Field({ countryCode }: { countryCode: string }) {
	const { register } = useForm<OrderInput>()
	return (
${code}
	)
}`,
	},
]
