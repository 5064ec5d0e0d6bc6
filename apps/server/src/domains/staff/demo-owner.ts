import { randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { recordAct } from '../../audit-chain/record-act.ts'
import type { OperatorCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Env } from '../../env.ts'
import { fail } from '../../fail.ts'
import { hashPassword } from '../account/index.ts'
import { sealTotp } from './second-factor.ts'
import { endStaffSessions } from './staff-session.store.ts'
import { newTotpSecret, totpAt } from './totp.ts'

const name = 'demo-owner'
/** Includes judge, so that it can be invited to a jury. */
const roles = ['superAdmin', 'judge']

/** Credentials of the demonstration's owner; `code` is valid for 30 to 60 seconds, `secret` is for an authenticator. */
interface DemoOwner {
  name: string
  password: string
  secret: string
  code: string
}

/**
 * Creates the super administrator of the demonstration, or gives that account a new password and authenticator.
 * @throws BadInput in production
 */
export async function renewDemoOwner(ctx: OperatorCtx, env: Env): Promise<DemoOwner> {
  if (env.isProduction) fail('BadInput')
  const { now, actor } = ctx
  const password = randomBytes(12).toString('base64url')
  const secret = newTotpSecret()
  const passwordHash = await hashPassword(env, password)
  await inTransaction(ctx, async (tx) => {
    const known = await tx
      .selectFrom('staff_account')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirst()
    const id = known?.id ?? uuid()
    const credentials = { password_hash: passwordHash, totp_cipher: sealTotp(env, id, secret), totp_step: 0 }
    await tx
      .insertInto('staff_account')
      .values({
        id,
        name,
        display_name: name,
        roles,
        created_at: now,
        ...credentials,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...credentials, roles, closed_at: null }))
      .execute()
    await endStaffSessions(tx, now, { staffId: id })
    await recordAct(tx, now, {
      actor,
      act: known === undefined ? 'staff.joined' : 'staff.renewed',
      targetKind: 'staff',
      targetId: id,
      after: { roles },
    })
  })
  return { name, password, secret, code: totpAt(secret, now) }
}
