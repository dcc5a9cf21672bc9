/** A plugin of Stryker that leaves out texts for people. People check a sentence by reading it. A test could only compare it with a copy. */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Matches the name of a constant with the messages of a rule. */
const MESSAGES = /_MESSAGES$/

/** Matches a whole sentence. It starts with a capital letter or a parameter, has spaces, and ends with a full stop or a similar sign. */
const SENTENCE = /^[\p{Lu}{].* .*[.?!…]$/su

/** Returns the reason to leave a node out; undefined for a node to mutate. */
function shouldIgnore({ node }) {
	if (node.type === 'VariableDeclarator' && MESSAGES.test(node.id.name)) return 'the messages of a rule'
	if (node.type === 'StringLiteral' && SENTENCE.test(node.value)) return 'a sentence'
	return undefined
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', { shouldIgnore })]
