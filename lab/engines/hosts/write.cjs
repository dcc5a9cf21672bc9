const { writeSync } = require('node:fs')

const CLOCK = new Int32Array(new SharedArrayBuffer(4))

/** Prints an answer and the character that ends it. A pipe may accept only a part at once, so the rest is written again. */
exports.write = (answer) => {
	const bytes = Buffer.from(`${answer}\0`)
	for (let at = 0; at < bytes.length; ) {
		try {
			at += writeSync(1, bytes, at)
		} catch (error) {
			if (error.code !== 'EAGAIN') throw error
			Atomics.wait(CLOCK, 0, 0, 1)
		}
	}
}
