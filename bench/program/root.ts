import { fileURLToPath } from 'node:url'

/** Folder of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
