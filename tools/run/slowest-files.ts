import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as z from 'zod'
import { root } from '../root.ts'

/** Reports that Vitest and Playwright write beside what they print. */
export const reportArguments = {
  vitest: (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  playwright: ['--reporter=list,json'],
}

const Vitest = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})
const Suite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(Suite).optional()
  },
})
type Suite = z.output<typeof Suite>
const Playwright = z.object({ suites: z.array(Suite) })

const shown = 10

/** The test files of a run that took longest, as lines; none of a run of few files or without a report. */
export function slowestFiles(reports: string[]): string[] {
  const files = reports.flatMap(durationsIn).toSorted((a, b) => b.seconds - a.seconds)
  if (files.length <= shown) return []
  const total = files.reduce((sum, { seconds }) => sum + seconds, 0)
  const slowest = files.slice(0, shown)
  return [
    `The slowest of ${files.length} test files, which took ${total.toFixed(0)} s one after another:`,
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${file}`),
  ]
}

interface FileDuration {
  file: string
  seconds: number
}

function durationsIn(report: string): FileDuration[] {
  const written = read(report)
  const unit = Vitest.safeParse(written)
  if (unit.success) {
    return unit.data.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
  }
  const browser = Playwright.safeParse(written)
  if (!browser.success) return []
  return browser.data.suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsOf(suite) }))
}

function secondsOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const below = suites.reduce((sum, suite) => sum + secondsOf(suite), 0)
  return own.reduce((sum, { duration }) => sum + duration / 1000, below)
}

// A run that was stopped writes none.
function read(report: string): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}
