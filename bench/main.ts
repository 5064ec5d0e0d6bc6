import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions, usage, type Options } from './options.ts'
import { root } from './program/root.ts'
import { notesOf, tableOf } from './report/print-table.ts'
import { changesSince, readLastRun } from './report/last-run.ts'
import { runBench } from './run-bench.ts'
import { makeCleanup } from './cleanup.ts'

const begin = performance.now()
const stops = makeCleanup()
let ending: Promise<never> | undefined

/** Stops everything and exits. Further calls do not start over. */
function end(code: number): Promise<never> {
  ending ??= stops.all().then(() => process.exit(code))
  return ending
}

function say(what: string): void {
  console.error(`${String(Math.round((performance.now() - begin) / 1000)).padStart(5)} s  ${what}`)
}

function readArguments(): Options {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}

const options = readArguments()
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
  process.once(signal, () => {
    say(`${signal}: stopping what was started …`)
    void end(code)
  })
}
try {
  const report = await runBench(stops, options, say)
  if (report === null) await end(0)
  else {
    const file = join(root, '.cache', 'bench-last.json')
    const last = readLastRun(file)
    mkdirSync(join(root, '.cache'), { recursive: true })
    if (existsSync(file)) renameSync(file, join(root, '.cache', 'bench-before.json'))
    writeFileSync(file, JSON.stringify({ ...report, changes: changesSince(report, last) }, null, 2))
    console.log(`\n${tableOf(report, last)}\n\n${notesOf(report)}\n${file}`)
    await end(0)
  }
} catch (error) {
  // Errors caused by stopping are not failures.
  if (ending === undefined) console.error(error)
  await end(1)
}
