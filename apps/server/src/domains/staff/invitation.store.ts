import { v7 as uuid } from 'uuid'
import type { Keys } from '../../crypto/derive-key.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { hashSecret, newSecret } from '../../session/session-secret.ts'
import { sealTotp } from './second-factor.ts'
import { newTotpSecret } from './totp.ts'

const lifeMs = 48 * 3600_000

export interface NewInvitation {
  id: string
  /** Its secret, to be shown once. */
  token: string
  expiresAt: Date
}

/** Stores an invitation; an earlier one for the same account ends. @param staffId the account it renews */
export async function insertInvitation(
  tx: Tx,
  keys: Keys,
  {
    staffId,
    roles,
    invitedBy,
    now,
  }: { staffId?: string; roles: readonly string[]; invitedBy: string; now: Date },
): Promise<NewInvitation> {
  const made = { id: uuid(), token: newSecret(), expiresAt: new Date(now.getTime() + lifeMs) }
  if (staffId !== undefined) {
    await tx
      .updateTable('staff_invitation')
      .set({ ended_at: now })
      .where('staff_id', '=', staffId)
      .where('ended_at', 'is', null)
      .execute()
  }
  await tx
    .insertInto('staff_invitation')
    .values({
      id: made.id,
      token_hash: hashSecret(made.token),
      staff_id: staffId ?? null,
      roles: [...roles],
      totp_cipher: sealTotp(keys, made.id, newTotpSecret()),
      invited_by: invitedBy,
      created_at: now,
      expires_at: made.expiresAt,
    })
    .execute()
  return made
}

/** An invitation that is still open, with the account it renews. */
export function findInvitation(db: Queryable, { token, now }: { token: string; now: Date }) {
  return db
    .selectFrom('staff_invitation')
    .leftJoin('staff_account', 'staff_account.id', 'staff_invitation.staff_id')
    .where('token_hash', '=', hashSecret(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select([
      'staff_invitation.id',
      'staff_id',
      'staff_invitation.roles',
      'staff_invitation.totp_cipher',
      'invited_by',
      'staff_account.name',
      'staff_account.display_name',
    ])
    .executeTakeFirst()
}

/**
 * Marks an invitation as used.
 * @returns false if it was used or revoked in the meantime
 */
export async function endInvitation(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_invitation')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
