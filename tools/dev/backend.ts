import type { ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.ts'
import { startChild } from '../run/children.ts'

export interface BackendOptions {
  port: number
  /** URL that the browser uses. */
  baseUrl: string
  /** Defaults that the environment may override. */
  env: Record<string, string>
  onRestarted: () => void
}

const watched = ['apps/server/src', 'packages/contract/src', 'packages/routes/src', 'packages/rules/src']

/** Runs the server, and restarts it when one of its sources is saved. */
export function startBackend(options: BackendOptions): void {
  let child = start(options)
  let pending: NodeJS.Timeout | undefined
  const restart = async (): Promise<void> => {
    console.log('  server: restarting')
    await end(child)
    child = start(options)
    await responses(options.port)
    options.onRestarted()
  }
  let turn = Promise.resolve()
  for (const folder of watched) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || !/\.(?:ts|sql)$/.test(file) || file.endsWith('.test.ts')) return
      // Editors write a file in several steps, and often several files.
      clearTimeout(pending)
      pending = setTimeout(() => {
        turn = turn.then(restart)
      }, 150)
    })
  }
}

function start({ port, baseUrl, env }: BackendOptions): ChildProcess {
  return startChild(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...env, ...process.env, HOST: '127.0.0.1', PORT: String(port), BASE_URL: baseUrl },
    stdio: 'inherit',
  })
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

async function responses(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
}
