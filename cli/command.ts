/** One command of the program. */
export interface Command {
	readonly name: string
	/** What it does, in one line of the program's help. */
	readonly summary: string
	/** The command's own help. */
	readonly usage: string
	/** Runs with the arguments after the command's name, and returns the exit status. */
	readonly run: (args: readonly string[]) => Promise<number>
}
