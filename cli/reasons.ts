const REASONS: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such file or folder',
	EACCES: 'permission is denied',
	EISDIR: 'it is a folder',
	ENOSPC: 'the disk is full',
	EDQUOT: 'the disk has no more room for you',
	EIO: 'the disk fails',
	EROFS: 'the disk can only be read',
	EMFILE: 'too many files are open',
}

/** Returns the system's reason for an error, in words. */
export function reasonOf(error: unknown): string {
	const { code, message } = error as NodeJS.ErrnoException
	return REASONS[code ?? ''] ?? message
}
