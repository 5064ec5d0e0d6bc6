import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Linux reports a process's time in hundredths of a second, whatever the kernel's tick.
const ticksPerSecond = 100

/**
 * Processor seconds of the PostgreSQL of a data folder since its start: the postmaster, its living children, and those
 * that exited. Null if the system has no /proc or the database is not the embedded one.
 */
export function readDatabaseCpu(dataDir: string): number | null {
  try {
    const [first = ''] = readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split(
      '\n',
    )
    const postmaster = Number(first)
    let ticks = 0
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const process = readStat(name)
      if (process === null) continue
      if (Number(name) === postmaster) ticks += process.own + process.ended
      else if (process.parent === postmaster) ticks += process.own
    }
    return ticks === 0 ? null : ticks / ticksPerSecond
  } catch {
    return null
  }
}

function readStat(pid: string): { parent: number; own: number; ended: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain blanks, so the fields are counted from its end.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const at = (index: number) => Number(fields[index] ?? 0)
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) }
  } catch {
    return null
  }
}
