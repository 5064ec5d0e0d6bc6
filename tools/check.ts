import { availableParallelism } from 'node:os'
import { report } from './progress.ts'
import type { Step } from './progress.ts'
import { root } from './root.ts'
import { stopChildren, stopOnSignal } from './run/children.ts'
import { runCommand } from './run/command.ts'
import type { Command } from './run/command.ts'

const node = (script: string, ...args: string[]): Command => ({
  program: 'node',
  args: [`${root}tools/${script}`, ...args],
  timeoutSeconds,
})

// Far above the time of any step: a shared machine may be several times slower, but a hanging step still ends.
const timeoutSeconds = 600

// Types and lint run in parallel. Each thread infers the types it needs separately: on two processors four threads
// repeat work, 80 s instead of 40 with one each.
const threads = String(Math.max(1, Math.floor(availableParallelism() / 2)))

// The longest steps come first; generating mostly waits for a database.
/** @param files narrows lint and format to these */
const stepsFor = (files: readonly string[]): [Step, Command][] => [
  ['types', { program: 'tsc', args: ['-b', '--checkers', threads, '--builders', threads], timeoutSeconds }],
  [
    'lint',
    {
      program: 'oxlint',
      args: ['--quiet', ...files.filter((path) => !path.endsWith('.css'))],
      env: { GOMAXPROCS: threads },
      timeoutSeconds,
    },
  ],
  ['derived', node('generate.ts', '--check')],
  ['boundaries', node('boundaries.ts')],
  ['unused', { program: 'knip', args: ['--no-progress', '--treat-config-hints-as-errors'], timeoutSeconds }],
  ['format', { program: 'oxfmt', args: ['--check', ...files], timeoutSeconds }],
]

/**
 * Types, lint, format, boundaries, unused code and generated files, two at a time; false if one fails.
 * @param files to lint and to compare with their format, when all others are unchanged; undefined for all
 */
export async function check(files: readonly string[] = []): Promise<boolean> {
  const waiting = stepsFor(files)
  const failures: string[] = []
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [step, command] = next
      const outcome = await runCommand(command)
      report(step, outcome.ok, outcome.seconds)
      if (!outcome.ok) failures.push(outcome.output.trim())
    }
  }
  await Promise.all([work(), work()])
  for (const output of failures) console.log(`\n${output}`)
  return failures.length === 0
}

if (import.meta.main) {
  stopOnSignal(stopChildren)
  process.exitCode = (await check()) ? 0 : 1
}
