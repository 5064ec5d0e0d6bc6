import { randomBytes } from 'node:crypto'
import { staffLimits } from '@guangquan/contract'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import type { Keys } from '../../crypto/derive-key.ts'
import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { hashSecret } from '../../session/session-secret.ts'
import { totpStep } from './totp.ts'

/** Under which secrets of authenticators are encrypted. */
export const totpPurpose = 'staff-totp'

/** @param ownerId id of the account or of the invitation that stores it */
export const sealTotp = (keys: Keys, ownerId: string, secret: string): Buffer =>
  encryptField(keys, totpPurpose, ownerId, secret)
export const openTotp = (keys: Keys, ownerId: string, sealed: Buffer): string =>
  decryptField(keys, totpPurpose, ownerId, sealed)

interface Guarded {
  id: string
  totp_cipher: Buffer
}

/**
 * Consumes a code of the authenticator or a recovery code; each counts once, even for concurrent requests. Uses the
 * time of the database, so that a node with a wrong clock neither locks staff out nor accepts codes of another time.
 * @returns whether it was right and unused
 */
export async function consumeSecondFactor(
  { app, db, now }: Pick<Ctx, 'app' | 'db' | 'now'>,
  { staff, code }: { staff: Guarded; code: string },
): Promise<boolean> {
  if (code.length > 6) return consumeRecoveryCode(db, staff.id, code, now)
  const step = totpStep(openTotp(app.env, staff.id, staff.totp_cipher), code, await app.sharedNow())
  if (step === null) return false
  const { numUpdatedRows } = await db
    .updateTable('staff_account')
    .set({ totp_step: step })
    .where('id', '=', staff.id)
    .where('totp_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function consumeRecoveryCode(
  db: Queryable,
  staffId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Replaces the recovery codes. @returns the new ones, to be shown once, in groups of four */
export async function renewRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: staffLimits.recoveryCodes }, newRecoveryCode)
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashSecret(code) })))
    .execute()
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}

// Base32 of Crockford: no letter is taken for another. 80 random bits.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
function newRecoveryCode(): string {
  return [...randomBytes(16)].map((byte) => letters.charAt(byte % letters.length)).join('')
}
