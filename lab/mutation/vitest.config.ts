import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs examples before properties, because an example kills a mutant faster. */
class ExamplesFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const isProperty = (file: TestSpecification): boolean => file.moduleId.includes('/test/property/')
		return [...files.filter((file) => !isProperty(file)), ...files.filter(isProperty)]
	}
}

/** The test suite for mutation testing: in one time zone, only the test files that the script names, without shrinking. */
export default defineConfig({
	test: {
		testTimeout: 120_000,
		include: (process.env['MUTATION_TESTS'] ?? '').split(','),
		isolate: false,
		env: { TZ: 'UTC' },
		setupFiles: ['test/setup.ts', 'lab/mutation/setup.ts'],
		sequence: { sequencer: ExamplesFirst },
	},
})
