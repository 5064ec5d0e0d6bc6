// Takes six seconds: it runs Playwright twice, without a browser, to check how a failing test is repeated.
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../root.ts'
import { runCommand } from './command.ts'
import { failedTests, reportArguments, unsteadyTests } from './reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'guangquan-once-more-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file of one test, which writes its tries to a list and fails in those with a lower number. */
function specOf(name: string, passesFrom: number): string {
  return `
    import { appendFileSync } from 'node:fs'
    import { expect, test } from '@playwright/test'
    test('${name}', ({}, { retry }) => {
      appendFileSync(${JSON.stringify(join(folder, 'tries'))}, '${name} ' + retry + '\\n')
      expect(retry).toBeGreaterThanOrEqual(${passesFrom})
    })`
}

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `import { onceMoreAlone } from '${join(root, 'e2e/support/once-more-alone.ts')}'
     export default { workers: 1, ...onceMoreAlone }`,
  )
})

async function run(specs: Record<string, number>) {
  const tests = mkdtempSync(join(folder, 'tests-'))
  writeFileSync(join(folder, 'tries'), '')
  for (const [name, passesFrom] of Object.entries(specs))
    writeFileSync(join(tests, `${name}.spec.ts`), specOf(name, passesFrom))
  const report = join(tests, 'report.json')
  const outcome = await runCommand({
    program: 'playwright',
    args: ['test', '--config', join(folder, 'playwright.config.ts'), tests, ...reportArguments.playwright],
    cwd: folder,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    timeoutSeconds: 120,
  })
  const tries = readFileSync(join(folder, 'tries'), 'utf8').trim().split('\n')
  return { ok: outcome.ok, tries, failed: failedTests([report]), unsteady: unsteadyTests(report) }
}

test('what fails is tried once more when the others have ended; what passes then is listed and fails nothing', async () => {
  const { ok, tries, failed, unsteady } = await run({ early: 1, late: 0, second: 1 })
  expect(tries).toEqual(['early 0', 'late 0', 'second 0', 'early 1', 'second 1'])
  expect(ok).toBe(true)
  expect(failed).toEqual([])
  expect(unsteady[0]).toBe('2 unsteady, passed only when tried again alone:')
  expect(unsteady).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/✗ .*early\.spec\.ts › early$/),
      expect.stringMatching(/✗ .*second\.spec\.ts › second$/),
      expect.stringContaining('toBeGreaterThanOrEqual'),
    ]),
  )
})

test('what fails alone as well fails the run, and is tried no third time', async () => {
  const { ok, tries, failed, unsteady } = await run({ broken: 2, sound: 0 })
  expect(tries).toEqual(['broken 0', 'sound 0', 'broken 1'])
  expect(ok).toBe(false)
  expect(failed[0]).toBe('1 failed:')
  expect(unsteady).toEqual([])
})
