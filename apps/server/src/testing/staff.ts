import { v7 as uuid } from 'uuid'
import type { StaffRole } from '@guangquan/contract'
import { sealTotp } from '../domains/staff/second-factor.ts'
import { staffSessionMs } from '../domains/staff/staff-cookie.ts'
import { newTotpSecret } from '../domains/staff/totp.ts'
import { hashSecret, newSecret } from '../session/session-secret.ts'
import type { App } from '../context.ts'
import { hashOnce } from './hash-once.ts'

/** A browser that is signed in to the console. */
export interface StaffBrowser {
  staffId: string
  name: string
  sessionId: string
  /** Value of its cookie. */
  staffSecret: string
  totpSecret: string
}

interface StaffNode {
  app: Pick<App, 'db' | 'env' | 'now'>
}

export const staffPassword = '一张照片要等到雾散开的早晨才好'
let serial = 0

/** Inserts an account of staff with these roles, signed in and just confirmed. */
export async function buildStaff(
  node: StaffNode,
  roles: readonly [StaffRole, ...StaffRole[]],
  id: string = uuid(),
): Promise<StaffBrowser> {
  serial += 1
  const name = `staff${serial}`
  const totpSecret = newTotpSecret()
  const { app } = node
  await app.db
    .insertInto('staff_account')
    .values({
      id,
      name,
      display_name: `值班${serial}`,
      password_hash: await hashOnce(app.env, staffPassword),
      totp_cipher: sealTotp(app.env, id, totpSecret),
      roles: [...roles],
      created_at: app.now(),
    })
    .execute()
  return signInStaff(node, { staffId: id, name, totpSecret })
}

/** A further browser of a staff member. */
export async function signInStaff(
  { app }: StaffNode,
  staff: Pick<StaffBrowser, 'staffId' | 'name' | 'totpSecret'>,
): Promise<StaffBrowser> {
  const now = app.now()
  const sessionId = uuid()
  const staffSecret = newSecret()
  await app.db
    .insertInto('staff_session')
    .values({
      id: sessionId,
      staff_id: staff.staffId,
      secret_hash: hashSecret(staffSecret),
      device: 'test',
      ip: '127.0.0.1',
      region: '',
      created_at: now,
      last_used_at: now,
      confirmed_at: now,
      expires_at: new Date(now.getTime() + staffSessionMs.life),
    })
    .execute()
  return { ...staff, sessionId, staffSecret }
}
