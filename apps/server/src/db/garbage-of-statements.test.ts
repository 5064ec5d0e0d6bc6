import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'

const program = fileURLToPath(new URL('../testing/run-statements.ts', import.meta.url))

/** Bytes that became old objects, by all collections of new ones that V8 reports. */
function promotedBytes(log: string): number {
  const collections = log.split('\n').filter((line) => line.includes('"gc":"s"'))
  return collections.reduce((sum, line) => sum + Number(/"promoted":(\d+)/.exec(line)?.[1] ?? 0), 0)
}

async function promotedBy(statements: number): Promise<number> {
  const flags = ['--trace-gc-nvp', '--max-semi-space-size=1']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, program, inject('programUrl'), String(statements)],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  return promotedBytes(stdout)
}

// With promises that pg makes, all do: 10,000 bytes for each statement. See docs/decisions/0400-garbage-of-requests.md.
test('the rows of a statement do not become old objects', async () => {
  const each = ((await promotedBy(3000)) - (await promotedBy(1000))) / 2000
  expect(each).toBeLessThan(2000)
})
