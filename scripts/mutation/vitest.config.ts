import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Examples before properties: an example kills a mutant in less time. */
class ExamplesFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const isProperty = (file: TestSpecification): boolean => file.moduleId.includes('/test/property/')
		return [...files.filter((file) => !isProperty(file)), ...files.filter(isProperty)]
	}
}

/** The suite as mutation testing runs it: in one zone, only the test files that the script names, without shrinking. */
export default defineConfig({
	test: {
		testTimeout: 120_000,
		include: (process.env['MUTATION_TESTS'] ?? '').split(','),
		isolate: false,
		env: { TZ: 'UTC' },
		setupFiles: ['test/setup.ts', 'scripts/mutation/setup.ts'],
		sequence: { sequencer: ExamplesFirst },
	},
})
