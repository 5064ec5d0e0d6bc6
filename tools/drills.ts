import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { buildSite } from './build.ts'
import { root } from './root.ts'
import { stopChildren, stopOnSignal } from './run/children.ts'
import { runCommand } from './run/command.ts'
import { fastFolder } from './run/fast-folder.ts'
import { killLeftovers, runMark } from './run/leftovers.ts'

// `npm run drills [-- crashes | faults | live | rolling | coins]`: the reliability drills and attacks at full length,
// against a built copy of the program, so that work on the sources can continue in the meantime.
const timeoutSeconds = 1800
const folder = mkdtempSync(join(fastFolder(), 'guangquan-drills-'))
const mark = basename(folder)
chmodSync(folder, 0o755)
stopOnSignal(clean)
try {
  await buildSite()
  const copy = join(folder, 'copy')
  copyProgram(copy)
  const { ok } = await runCommand({
    program: 'node',
    args: [join(copy, 'apps/server/src/drills/run-drills.ts'), ...process.argv.slice(2)],
    cwd: copy,
    env: { TMPDIR: folder, [runMark]: mark },
    timeoutSeconds,
    live: true,
  })
  if (!ok) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await clean()
}

/** Copies everything that a node needs; installed packages are linked. */
function copyProgram(copy: string): void {
  for (const part of [
    'package.json',
    'docs/openapi.json',
    'deploy',
    'apps/server',
    'apps/admin/dist',
    'apps/web/dist',
    'apps/web/dist-server',
    'packages',
  ]) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    })
  }
  const installed = join(root, 'node_modules')
  for (const name of readdirSync(installed)) {
    if (name !== '@guangquan') link(join(installed, name), join(copy, 'node_modules', name))
  }
  for (const part of [
    'apps/server',
    'apps/web',
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
  ]) {
    link(join(copy, part), join(copy, 'node_modules', '@guangquan', basename(part)))
    const own = join(root, part, 'node_modules')
    if (existsSync(own)) link(own, join(copy, part, 'node_modules'))
  }
}

function link(target: string, path: string): void {
  mkdirSync(join(path, '..'), { recursive: true })
  symlinkSync(target, path)
}

async function clean(): Promise<void> {
  await stopChildren()
  await killLeftovers(folder, mark)
  rmSync(folder, { recursive: true, force: true })
}
