import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Environment variable that marks every process of one test run. */
export const runMark = 'GUANGQUAN_TEST_RUN'

/**
 * Kills processes that a test run left behind: those that work in its folder (PostgreSQL does) and those with its mark
 * in their environment. Only for folders whose contents are disposable.
 */
export async function killLeftovers(folder: string, mark: string): Promise<number> {
  let killed = 0
  for (let round = 0; round < 10; round++) {
    const left = processes().filter((pid) => worksIn(pid, folder) || isMarked(pid, mark))
    if (left.length === 0) return killed
    for (const pid of left) kill(pid)
    killed += left.length
    await sleep(100)
  }
  return killed
}

function processes(): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid)
}

function worksIn(pid: number, folder: string): boolean {
  return attempt(() => readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`))
}

function isMarked(pid: number, mark: string): boolean {
  return attempt(() =>
    readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${runMark}=${mark}`),
  )
}

function kill(pid: number): void {
  attempt(() => process.kill(pid, 'SIGKILL'))
}

// A process may end, or belong to another user, at any moment.
function attempt(question: () => boolean): boolean {
  try {
    return question()
  } catch {
    return false
  }
}
