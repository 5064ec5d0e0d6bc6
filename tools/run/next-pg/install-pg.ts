import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'

const run = promisify(execFile)
const Installed = z.object({ version: z.string() })

/**
 * Installs a version of `pg` into a folder of its own.
 * @param version or a tag of the registry, such as `latest`
 * @returns the version that was found, and the environment in which every import of `pg` finds it
 * @throws what npm says when there is none
 */
export async function installPg(
  folder: string,
  version: string,
): Promise<{ found: string; env: Record<string, string> }> {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  await run('npm', ['install', `pg@${version}`, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
  })
  const { version: found } = Installed.parse(
    JSON.parse(readFileSync(join(folder, 'node_modules/pg/package.json'), 'utf8')),
  )
  const redirect = new URL('./redirect-pg.mjs', import.meta.url).href
  return { found, env: { NODE_OPTIONS: `--import=${redirect}`, PG_FOLDER: folder } }
}
