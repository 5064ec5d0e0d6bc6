import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StaffSession } from '@guangquan/contract'
import type { StaffBrowser } from '../load/load-job.ts'
import { root } from '../program/root.ts'
import { call, type Caller } from './call.ts'

const run = promisify(execFile)

/** Makes the demonstration's super administrator and signs it in to the console, as a browser does. */
export async function signInStaff(visitor: Caller, dataDir: string): Promise<StaffBrowser> {
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', DATA_DIR: dataDir }
  const { stdout } = await run(process.execPath, [`${root}tools/operator.ts`, 'demo-owner'], { env })
  const printed = (word: string) => new RegExp(`^${word} +([^\\s,]+)`, 'm').exec(stdout)?.[1] ?? ''
  const { setCookie } = await call(visitor, null, StaffSession.SignIn, {
    name: printed('Name'),
    password: printed('Password'),
    code: printed('Code'),
  })
  const [, staffCookie = ''] =
    /^staff=([^;]+)/.exec(setCookie.find((one) => one.startsWith('staff=')) ?? '') ?? []
  return { staffCookie }
}
