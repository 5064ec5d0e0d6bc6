import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const oldestMajor = 130

type Found = { path: string; source: 'CHROMIUM_PATH' | 'machine' }

/** The named browser, or a Chromium of the machine that starts and is not too old. */
export async function findOwnBrowser(named: string | undefined): Promise<Found | undefined> {
  if (named !== undefined && named !== '') {
    if ((await majorOf(named)) === undefined) {
      throw new Error(`CHROMIUM_PATH names ${named}, which is no Chromium that can be started.`)
    }
    return { path: named, source: 'CHROMIUM_PATH' }
  }
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const path of names.map((name) => join(folder, name))) {
      if ((await isExecutable(path)) && ((await majorOf(path)) ?? 0) >= oldestMajor) {
        return { path, source: 'machine' }
      }
    }
  }
  return undefined
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

// What is only a stand-in (as the one that asks to install a snap) fails here.
function majorOf(path: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    execFile(path, ['--version'], { timeout: 15_000 }, (error, said) => {
      const [, major] = /(\d+)\.\d+\.\d+/.exec(said) ?? []
      resolve(error === null && major !== undefined ? Number(major) : undefined)
    })
  })
}
