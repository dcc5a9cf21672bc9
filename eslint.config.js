import parser from '@typescript-eslint/parser'
import regexp from 'eslint-plugin-regexp'

/** Patterns only: everything else is Biome's. A pattern of the library is anchored at both ends or global, and linear. */
export default [
	{
		files: ['src/**/*.ts'],
		ignores: ['src/**/data/**'],
		languageOptions: { parser },
		plugins: { regexp },
		rules: {
			'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
			'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
			'regexp/no-invalid-regexp': 'error',
			'regexp/no-contradiction-with-assertion': 'error',
			'regexp/no-empty-alternative': 'error',
			'no-restricted-syntax': [
				'error',
				{
					selector: 'Literal[regex][regex.flags!=/g/][regex.pattern!=/^\\^.*\\$$/]',
					message: 'Anchor the pattern with ^ and $, or make it global.',
				},
				{
					selector: 'Literal[regex.pattern=/\\\\p\\{/]',
					message: 'Compile classes of Unicode from text, on first use: a literal slows every import.',
				},
			],
		},
	},
]
