import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontEnvironment } from './fonts.ts'
import { findOwnBrowser, majorOf } from './own-browser.ts'
import { isPackaged, unpackBrowser } from './unpack-browser.ts'

/** A Chromium that is ready to start. */
export interface Browser {
  path: string
  /** Added to the environment of the browser. */
  env: Record<string, string>
  args: string[]
  /** Its source, for the log. */
  source: 'CHROMIUM_PATH' | 'machine' | 'npm'
}

const cache = fileURLToPath(new URL('../../.cache', import.meta.url))

const args = [
  // Tests run as root and in containers, where Chromium's own sandbox is not available.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
]

/**
 * The browser of the tests: the one CHROMIUM_PATH names, else the headless one in the npm package (unpacked once into
 * `.cache`: 5 s, 200 MB), else the machine's own. The packaged one is preferred because it is the same everywhere and
 * opens a window in a fifth of the time of a full Chromium. All use the same Chinese fonts.
 * @throws Error with a message when there is none
 */
export async function ensureBrowser(): Promise<Browser> {
  const fonts = await fontEnvironment(join(cache, 'fonts'))
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if ((await majorOf(named)) === undefined) {
      throw new Error(`CHROMIUM_PATH names ${named}, which is no Chromium that can be started.`)
    }
    return { path: named, env: fonts, args, source: 'CHROMIUM_PATH' }
  }
  if (isPackaged) {
    const { path, libraries } = await unpackBrowser(cache)
    const env = { ...fonts, LD_LIBRARY_PATH: libraries }
    if ((await majorOf(path, env)) !== undefined) return { path, env, args, source: 'npm' }
  }
  const own = await findOwnBrowser()
  if (own !== undefined) return { path: own, env: fonts, args, source: 'machine' }
  throw new Error('No browser for the tests: install Chromium or Chrome, or name one by CHROMIUM_PATH.')
}

if (import.meta.main) {
  const { source, path } = await ensureBrowser()
  console.log(`${source} ${path}`)
}
