import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod'

const run = promisify(execFile)
const Run = z.object({ dataDir: z.string() })
const root = fileURLToPath(new URL('..', import.meta.url))

/** Changes the terms a member agreed to into an older major version, so that the current ones are newer. */
export async function ageConsent(memberId: string): Promise<void> {
  const { dataDir } = Run.parse(JSON.parse(process.env['GUANGQUAN_E2E'] ?? ''))
  await run(process.execPath, ['apps/server/src/domains/account/testing/age-consent.ts', memberId], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir },
    timeout: 30_000,
  })
}
