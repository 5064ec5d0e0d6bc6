// The first step of every npm script. It runs on whatever Node the machine has, with nothing
// installed: it installs what is missing and starts the given script on the pinned runtime.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hydrateSymlinks } from './setup/hydrate.mjs'
import { install, isInstalled, levelOf } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { launch } from './setup/launch.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [script, ...args] = process.argv.slice(2)

if (script === undefined) {
  console.error('Usage: node tools/setup.mjs <script> [arguments]')
  process.exit(2)
}

try {
  const level = levelOf(script)
  if (!isInstalled(root, level)) {
    mkdirSync(join(root, '.cache'), { recursive: true })
    await withLock(join(root, '.cache', 'setup.lock'), async () => {
      if (!isInstalled(root, level)) await install(root, level)
    })
  }
  hydrateSymlinks(root)
  await launch(root, script, args)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
