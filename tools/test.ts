import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildAll } from './build.ts'
import { check } from './check.ts'
import { announce, report } from './progress.ts'
import type { Step } from './progress.ts'
import { stopChildren, stopOnSignal } from './run/children.ts'
import { runCommand } from './run/command.ts'
import type { Command } from './run/command.ts'
import { killLeftovers, runMark } from './run/leftovers.ts'
import { fastFolder } from './run/fast-folder.ts'
import { planChanged } from './run/changed/plan-changed.ts'
import { installPg } from './run/next-pg/install-pg.ts'
import { failedTests, reportArguments, slowestFiles, unsteadyTests } from './run/reports.ts'
import { root } from './root.ts'

const stages = { check, unit, browser }
type Stage = keyof typeof stages

// Everything of a run is in one folder and carries one mark, so that nothing outlives it.
const folder = mkdtempSync(join(fastFolder(), 'guangquan-run-'))
const mark = basename(folder)
const env: Record<string, string> = { TMPDIR: folder, [runMark]: mark }
const reports = { unit: join(folder, 'unit.json'), browser: join(folder, 'browser.json') }
/** Where Playwright caches compiled tests by content for the next run: compiling them takes 4 s. */
const compiledTests = join(root, '.cache', 'playwright')
let reported: string[] = []
let unsteady: string[] = []
/** A guard against a stage that hangs; on a machine shared with other work each takes several times as long. */
const timeoutSeconds = 3600
chmodSync(folder, 0o755)

const [first, ...rest] = process.argv.slice(2)
const isPart = first !== undefined && isStage(first)
const others = ['changed', 'pg']
if (first !== undefined && !isPart && !others.includes(first)) {
  const parts = [...Object.keys(stages), ...others].join(' | ')
  console.error(`npm test -- [${parts}] [arguments of vitest or playwright, or a version of pg]`)
  process.exit(2)
}

stopOnSignal(clean)
const begin = performance.now()
const results: [Stage, boolean, number][] = []
try {
  for (const [stage, args] of await plan()) {
    const started = performance.now()
    const ok = await stages[stage](args)
    results.push([stage, ok, (performance.now() - started) / 1000])
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  reported = [...slowestFiles(Object.values(reports)), ...failedTests(Object.values(reports))]
  unsteady = unsteadyTests(reports.browser)
  await clean()
}
summarise()

async function unit(args: string[]): Promise<boolean> {
  const reporters = reportArguments.vitest(reports.unit)
  return live('unit', { program: 'vitest', args: ['run', ...reporters, ...args], env, timeoutSeconds })
}

async function browser(args: string[]): Promise<boolean> {
  const provision = await runCommand({
    program: 'node',
    args: ['e2e/browser/ensure-browser.ts'],
    timeoutSeconds: 120,
  })
  report('provision', provision.ok, provision.seconds)
  console.log(`  ${provision.output.trim()}`)
  if (!provision.ok) return false
  await buildAll()
  return live('browser', {
    program: 'playwright',
    args: ['test', '--config', 'e2e/playwright.config.ts', ...reportArguments.playwright, ...args],
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser,
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: compiledTests,
    },
    timeoutSeconds,
  })
}

async function live(step: Step, command: Command): Promise<boolean> {
  announce(step)
  const outcome = await runCommand({ ...command, live: true })
  report(step, outcome.ok, outcome.seconds)
  return outcome.ok
}

async function clean(): Promise<void> {
  await stopChildren()
  const killed = await killLeftovers(folder, mark)
  if (killed > 0) console.log(`  stopped ${killed} processes that the tests had left running`)
  rmSync(folder, { recursive: true, force: true })
}

function summarise(): void {
  console.log('')
  for (const line of reported) console.log(line)
  for (const [stage, ok, seconds] of results) {
    console.log(`${ok ? '✓' : '✗'} ${stage.padEnd(10)} ${seconds.toFixed(0).padStart(5)} s`)
  }
  for (const line of unsteady) console.log(line)
  const total = (performance.now() - begin) / 1000
  const ok = process.exitCode !== 1 && results.every(([, good]) => good)
  console.log(`${ok ? 'All is well' : 'NOT all is well'}, ${total.toFixed(0)} s`)
  if (!ok) process.exitCode = 1
}

/** The stages to run, each with its arguments. */
async function plan(): Promise<[Stage, string[]][]> {
  if (isPart) return [[first, rest]]
  if (first === 'changed') return planChanged()
  if (first === 'pg') return planPg(rest[0] ?? 'latest')
  return [
    ['check', []],
    ['unit', []],
    ['browser', []],
  ]
}

/** The tests of what depends on how `pg` builds its messages, with another version of it. */
async function planPg(version: string): Promise<[Stage, string[]][]> {
  const installed = await installPg(join(folder, 'pg'), version)
  console.log(`pg ${installed.found}`)
  Object.assign(env, installed.env)
  return [['unit', ['apps/server/src/db', 'apps/server/src/http/calls', 'apps/server/src/events']]]
}

function isStage(name: string): name is Stage {
  return name in stages
}
