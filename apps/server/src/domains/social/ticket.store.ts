import type { SocialProvider } from '@guangquan/contract'
import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { Keys } from '../../crypto/derive-key.ts'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import type { Queryable } from '../../db/client.ts'
import type { SocialTicket } from '../../db/tables.gen.ts'
import { hashSecret } from '../../session/session-secret.ts'
import { browserHash } from './browser-secret.ts'
import type { Purpose } from './purpose.ts'

export type TicketRow = Selectable<SocialTicket>

const purposeOfCipher = 'social-profile'

/** A provider's profile, as stored with a ticket. */
const Profile = z.object({
  unionId: z.string(),
  /** In the wire's format. */
  openId: z.string(),
  nickName: z.string(),
  headUrl: z.string().nullable(),
  kept: z.object({ token: z.string(), expiresAt: z.number() }).nullable(),
})
export type Profile = z.infer<typeof Profile>

export interface NewTicket {
  ticket: string
  provider: SocialProvider
  purpose: Purpose
  memberId: string | null
  browserHash: Buffer
  scanHash: Buffer | null
  unionIndex: Buffer
  profile: Profile
  /** From `ticketLifeMs`. */
  lifeMs: number
}

/** Stores a ticket. An existing one stays unchanged. */
export async function insertTicket(ctx: Ctx, db: Queryable, made: NewTicket): Promise<void> {
  const hash = hashSecret(made.ticket)
  await db
    .insertInto('social_ticket')
    .values({
      ticket_hash: hash,
      provider: made.provider,
      purpose: made.purpose,
      member_id: made.memberId,
      browser_hash: made.browserHash,
      scan_hash: made.scanHash,
      union_index: made.unionIndex,
      profile_cipher: sealProfile(ctx.app.env, hash, made.profile),
      expires_at: new Date(ctx.now.getTime() + made.lifeMs),
    })
    .onConflict((conflict) => conflict.column('ticket_hash').doNothing())
    .execute()
}

export interface TicketCriteria {
  ticket: string
  provider?: SocialProvider
  purpose?: Purpose
  /** The member who began to bind; null in tickets for signing in. */
  memberId?: string
  /** The scanned code it must have been made for; null for a ticket of the browser itself. */
  scanHash?: Buffer | null
}

/**
 * A ticket that this browser holds and may still use, without consuming it. Inside a transaction `db` is its
 * connection.
 */
export async function findTicket(
  ctx: Ctx,
  requested: TicketCriteria,
  db: Queryable = ctx.db,
): Promise<TicketRow | undefined> {
  const row = await db
    .selectFrom('social_ticket')
    .where('ticket_hash', '=', hashSecret(requested.ticket))
    .where('browser_hash', '=', browserHash(ctx))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .selectAll()
    .executeTakeFirst()
  return row !== undefined && matchesCriteria(row, requested) ? row : undefined
}

/** Consumes a ticket that was found; false when another call did. A rollback restores it. */
export async function consumeTicket(ctx: Ctx, db: Queryable, row: TicketRow): Promise<boolean> {
  const used = await db
    .updateTable('social_ticket')
    .set({ used_at: ctx.now })
    .where('ticket_hash', '=', row.ticket_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

function matchesCriteria(
  row: TicketRow,
  { provider, purpose, memberId, scanHash = null }: TicketCriteria,
): boolean {
  if (provider !== undefined && row.provider !== provider) return false
  if (purpose !== undefined && row.purpose !== purpose) return false
  if (memberId !== undefined && row.member_id !== memberId) return false
  return scanHash === null ? row.scan_hash === null : row.scan_hash?.equals(scanHash) === true
}

export function openProfile(keys: Keys, row: Pick<TicketRow, 'ticket_hash' | 'profile_cipher'>): Profile {
  const owner = row.ticket_hash.toString('hex')
  return Profile.parse(JSON.parse(decryptField(keys, purposeOfCipher, owner, row.profile_cipher)))
}

function sealProfile(keys: Keys, hash: Buffer, profile: Profile): Buffer {
  return encryptField(keys, purposeOfCipher, hash.toString('hex'), JSON.stringify(profile))
}
