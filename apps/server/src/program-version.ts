import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { readCommit } from './read-commit.ts'

const root = new URL('../../../', import.meta.url)
const Package = z.object({ version: z.string() })

const { version } = Package.parse(JSON.parse(readFileSync(new URL('apps/server/package.json', root), 'utf8')))
const commit = readCommit(root)

/** Version of this release, with the commit that runs where the program runs from its repository. */
export const programVersion = commit === null ? version : `${version} (${commit})`
