import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The command lines of all running processes, from the kernel where possible: a minimal machine has no `ps`. */
export function runningCommands(): string[] {
  if (process.platform !== 'linux') return execFileSync('ps', ['-eo', 'args']).toString().split('\n')
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? commandOf(name) : []))
}

// A process may end at any moment, or belong to another user.
function commandOf(pid: string): string[] {
  try {
    return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')]
  } catch {
    return []
  }
}
