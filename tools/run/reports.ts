import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'
import { root } from '../root.ts'

/** Reports that Vitest and Playwright write in addition to their output. */
export const reportArguments = {
  vitest: (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  playwright: ['--reporter=list,json'],
}

const Vitest = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      /** Why the file itself could not be run; empty when only tests in it failed. */
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})
const Result = z.object({
  duration: z.number(),
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).optional(),
})
const Spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string(), results: z.array(Result) })),
})
type Spec = z.output<typeof Spec>
const Suite = z.object({
  file: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional()
  },
})
type Suite = z.output<typeof Suite>
const Playwright = z.object({ suites: z.array(Suite) })

const shown = 10
/** Number of lines kept of a failure: the message and the top of the stack. */
const linesOfFailure = 12
/** Number of lines kept of the page of a failed test. */
const linesOfPage = 60

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

/** The failed tests of a run with their messages, as lines; a log that is cut in the middle keeps its end. */
export function failedTests(reports: string[]): string[] {
  const failures = reports.flatMap(failuresIn)
  if (failures.length === 0) return []
  return [`${failures.length} failed:`, ...failures.flatMap(linesOf), '']
}

/** The browser tests of a run that failed and passed when they were tried again alone, as lines. */
export function unsteadyTests(report: string): string[] {
  const written = Playwright.safeParse(read(report))
  const unsteady = written.success ? written.data.suites.flatMap(unsteadyIn) : []
  if (unsteady.length === 0) return []
  return [
    `${unsteady.length} unsteady, passed only when tried again alone:`,
    ...unsteady.flatMap(linesOf),
    '',
  ]
}

interface Failure {
  test: string
  messages: string[]
  /** The pages of the test when it failed, as their accessibility tree. */
  page?: string[]
}

function linesOf({ test, messages, page = [] }: Failure): string[] {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'))
  const told = [...lines.slice(0, linesOfFailure), ...page.slice(0, linesOfPage)]
  return [`  ✗ ${test}`, ...told.map((line) => `      ${line}`)]
}

function failuresIn(report: string): Failure[] {
  const written = read(report)
  const unit = Vitest.safeParse(written)
  if (unit.success) return unit.data.testResults.flatMap(unitFailures)
  const browser = Playwright.safeParse(written)
  return browser.success ? browser.data.suites.flatMap(browserFailures) : []
}

function unitFailures(file: z.output<typeof Vitest>['testResults'][number]): Failure[] {
  const name = relative(root, file.name)
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && file.status === 'failed') return [{ test: name, messages: [file.message] }]
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${name} › ${fullName}`,
    messages: failureMessages ?? [],
  }))
}

const browserFailures = (suite: Suite): Failure[] => specsIn(suite, ({ ok }) => !ok)
const unsteadyIn = (suite: Suite): Failure[] =>
  specsIn(suite, ({ tests }) => tests.some(({ status }) => status === 'flaky'))

/** The selected tests of a file, each with the failure of its first attempt. */
function specsIn({ file, specs, suites = [] }: Suite, isChosen: (spec: Spec) => boolean): Failure[] {
  return [
    ...specs.filter(isChosen).map(({ title, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find(({ errors = [] }) => errors.length > 0)
      return {
        test: `e2e/${file} › ${title}`,
        messages: failed?.errors?.map(({ message }) => message ?? '') ?? [],
        page: failed?.attachments?.flatMap(pageIn) ?? [],
      }
    }),
    ...suites.flatMap((suite) => specsIn(suite, isChosen)),
  ]
}

/** The tree of the page, or of its main part, from Playwright's error context of a failure. */
function pageIn({ name, path }: { name: string; path?: string | undefined }): string[] {
  if (name !== 'error-context' || path === undefined) return []
  const tree = /^```yaml\n(.*?)\n```$/ms.exec(readFileSync(path, 'utf8'))?.[1]
  const lines = tree?.split('\n') ?? []
  const main = lines.findIndex((line) => /^ *- main\b/.test(line))
  return lines.slice(Math.max(0, main))
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
