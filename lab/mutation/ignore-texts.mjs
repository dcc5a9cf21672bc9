/**
 * A plugin of Stryker: it leaves out the texts that people read. A sentence is checked by reading it, not by a test that holds a copy.
 */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** A constant that holds the messages of a rule. */
const MESSAGES = /_MESSAGES$/

/** A sentence, whole: it starts with a capital letter or a parameter, has spaces and ends with a full stop or the like. */
const SENTENCE = /^[\p{Lu}{].* .*[.?!…]$/su

/** The reason to leave a node out; undefined for a node to mutate. */
function shouldIgnore({ node }) {
	if (node.type === 'VariableDeclarator' && MESSAGES.test(node.id.name)) return 'the messages of a rule'
	if (node.type === 'StringLiteral' && SENTENCE.test(node.value)) return 'a sentence'
	return undefined
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', { shouldIgnore })]
