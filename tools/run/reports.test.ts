import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../root.ts'
import { failedTests, slowestFiles } from './reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'guangquan-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(name: string, report: object): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

const unit = written('unit.json', {
  testResults: Array.from({ length: 9 }, (_, place) => ({
    name: join(root, `tools/${place}.test.ts`),
    startTime: 5000,
    endTime: 5000 + place * 1000,
    status: place < 7 ? 'passed' : 'failed',
    message: place === 8 ? 'SyntaxError: not a module' : '',
    assertionResults:
      place === 7
        ? [
            { fullName: 'adds one', status: 'passed', failureMessages: [] },
            {
              fullName: 'adds two',
              status: 'failed',
              failureMessages: ['\u001B[31mexpected 3\u001B[39m\nat line 4'],
            },
          ]
        : [],
  })),
})
const context = join(folder, 'error-context.md')
writeFileSync(
  context,
  '# Test info\n\n# Page snapshot\n\n```yaml\n- banner\n- main:\n  - heading "登录"\n```\n\n# Test source\n',
)
const spec = (...durations: number[]) => ({
  title: `takes ${durations.join(' and ')}`,
  ok: durations.length === 1,
  tests: [
    {
      status: durations.length === 1 ? 'expected' : 'unexpected',
      results: durations.map((duration) => ({
        duration,
        errors: durations.length === 1 ? [] : [{ message: 'no button' }],
        attachments: duration === 20_000 ? [{ name: 'error-context', path: context }] : [],
      })),
    },
  ],
})
const browser = written('browser.json', {
  suites: [
    { file: 'a.spec.ts', specs: [spec(1500)], suites: [{ file: 'a.spec.ts', specs: [spec(3000)] }] },
    { file: 'b.spec.ts', specs: [spec(20_000, 500)] },
  ],
})

test('the slowest files of both runners are listed, tests in groups included', () => {
  const [title, ...lines] = slowestFiles([unit, browser])
  expect(title).toBe('The slowest of 11 test files, which took 61 s one after another:')
  expect(lines.slice(0, 5).map((line) => line.trim())).toEqual([
    expect.stringMatching(/^2[01] s {2}e2e\/b\.spec\.ts$/),
    '8 s  tools/8.test.ts',
    '7 s  tools/7.test.ts',
    '6 s  tools/6.test.ts',
    '5 s  tools/5.test.ts',
  ])
  expect(lines).toHaveLength(10)
})

test('a run of few files, or one that was stopped before its report, has no list', () => {
  expect(slowestFiles([unit, join(folder, 'missing.json')])).toEqual([])
})

test('failed tests are listed with their messages and pages, files that could not be run included', () => {
  expect(failedTests([unit, browser])).toEqual([
    '3 failed:',
    '  ✗ tools/7.test.ts › adds two',
    '      expected 3',
    '      at line 4',
    '  ✗ tools/8.test.ts',
    '      SyntaxError: not a module',
    '  ✗ e2e/b.spec.ts › takes 20000 and 500',
    '      no button',
    '      - main:',
    '        - heading "登录"',
    '',
  ])
})
