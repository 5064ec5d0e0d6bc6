import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const oldestMajor = 130

/** A Chromium in the machine's PATH that starts and is recent enough. */
export async function findOwnBrowser(): Promise<string | undefined> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const path of names.map((name) => join(folder, name))) {
      if ((await isExecutable(path)) && ((await majorOf(path)) ?? 0) >= oldestMajor) return path
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

/**
 * Major version of a browser; undefined when it does not start, as for stubs that only ask to install a snap.
 * @param env added to this program's environment
 */
export function majorOf(path: string, env: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve) => {
    const options = { timeout: 15_000, env: { ...process.env, ...env } }
    execFile(path, ['--version'], options, (error, said) => {
      const [, major] = /(\d+)\.\d+\.\d+/.exec(said) ?? []
      resolve(error === null && major !== undefined ? Number(major) : undefined)
    })
  })
}
