import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const timeoutMs = 30_000

/**
 * Stops the PostgreSQL of a data folder that a killed program left running. Its files must not be copied or removed
 * while it runs.
 */
export async function endDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  if (!existsSync(file)) return
  const [first = '', cluster = ''] = readFileSync(file, 'utf8').split('\n')
  const pid = Number(first)
  if (!isPostgresOf(pid, cluster)) return
  process.kill(pid, 'SIGINT')
  for (const begin = performance.now(); existsSync(file); await sleep(100)) {
    if (performance.now() - begin > timeoutMs)
      throw new Error(`the PostgreSQL of ${dataDir} (${pid}) does not end`)
  }
}

// After a crash of the machine another program may have this process id.
function isPostgresOf(pid: number, cluster: string): boolean {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster)
  } catch {
    return false
  }
}
