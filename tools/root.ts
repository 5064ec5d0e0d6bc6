import { fileURLToPath } from 'node:url'

/** The folder of the repository, ending in a slash. */
export const root = fileURLToPath(new URL('..', import.meta.url))
