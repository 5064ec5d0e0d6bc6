import type { CaptchaType } from '@guangquan/contract'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { contactsOf, findCredential } from './account.store.ts'
import { targetIndexes, type Target } from './captcha/target.ts'
import { findTicket, listOwnTickets, consumeTicket, type TicketRow } from './captcha/verify-ticket.ts'

/** The password, or a code of some purpose sent to a phone or mailbox. */
type Proof = 'password' | `${'sms' | 'email'}:${CaptchaType}`

/** The proofs each write accepts: one alternative is enough; an alternative may need several. */
const proofsFor = {
  register: [['sms:1'], ['email:1']],
  resetPassword: [['sms:3'], ['email:3']],
  modifyPassword: [['password'], ['sms:4'], ['email:4']],
  // Without the phone, both password and mailbox are required.
  changePhone: [['sms:5'], ['password', 'email:1100']],
  bindPhone: [['password'], ['email:1100']],
  changeEmail: [['password'], ['sms:1100'], ['email:1100']],
  transferProduct: [['password'], ['sms:1100'], ['email:1100']],
  unbindProduct: [['password'], ['sms:1100'], ['email:1100']],
  unbindSocial: [['password'], ['sms:1100'], ['email:1100']],
  // Giving a circle away, or ending it.
  circle: [['password'], ['sms:1100'], ['email:1100']],
  exportData: [['password'], ['sms:1100'], ['email:1100']],
} as const satisfies Record<string, readonly (readonly Proof[])[]>

type Consumer = keyof typeof proofsFor
/** Writes of visitors: the proof is for the given address. */
export type VisitorConsumer = 'register' | 'resetPassword'
/** Writes of members: the proof is of their own password, phone or mailbox. */
export type MemberConsumer = Exclude<Consumer, VisitorConsumer>

interface VisitorProof {
  ticket: string
  consumer: VisitorConsumer
  target: Target
}

interface MemberProof {
  ticket: string
  consumer: MemberConsumer
}

/**
 * Consumes the proof that the member is present, in the transaction of the write; a rollback restores it.
 * @throws TicketInvalid when it is used, expired, another member's, or not for this write
 */
export async function consumeProof(ctx: MemberCtx, tx: Tx, proof: MemberProof): Promise<void> {
  await consumeAll(ctx, tx, await ownTickets(ctx, tx, proof))
}

/** Whether `consumeProof` would succeed now. For expensive work that needs a proof. */
export async function hasProof(ctx: MemberCtx, proof: MemberProof): Promise<boolean> {
  return (await ownTickets(ctx, ctx.db, proof)) !== null
}

/** As `consumeProof`, for an address given by a visitor. @throws TicketInvalid */
export async function consumeTargetProof(ctx: Ctx, tx: Tx, proof: VisitorProof): Promise<void> {
  await consumeAll(ctx, tx, await targetTickets(ctx, tx, proof))
}

export async function hasTargetProof(ctx: Ctx, proof: VisitorProof): Promise<boolean> {
  return (await targetTickets(ctx, ctx.db, proof)) !== null
}

async function targetTickets(
  ctx: Ctx,
  db: Queryable,
  { ticket, consumer, target }: VisitorProof,
): Promise<TicketRow[] | null> {
  const row = await findTicket(ctx, db, ticket)
  if (row === undefined || row.kind !== target.kind || !matchesTarget(ctx, row, target)) return null
  return setFor(consumer, row) === undefined ? null : [row]
}

async function ownTickets(
  ctx: MemberCtx,
  db: Queryable,
  { ticket, consumer }: MemberProof,
): Promise<TicketRow[] | null> {
  const given = await findTicket(ctx, db, ticket)
  if (given === undefined) return null
  const own = contactsOf(ctx.app.env, await findCredential(db, ctx.viewer.id))
  const proves = (row: TicketRow): boolean => {
    if (row.member_id !== ctx.viewer.id) return false
    if (row.kind === 'password') return true
    const address = row.kind === 'sms' ? own.phone : row.kind === 'email' ? own.email : null
    return (
      address !== null && matchesTarget(ctx, row, { kind: row.kind === 'sms' ? 'sms' : 'email', address })
    )
  }
  const set = proves(given) ? setFor(consumer, given) : undefined
  if (set === undefined) return null
  const missing = set.filter((proof) => proof !== proofOf(given))
  const others = missing.length === 0 ? [] : (await listOwnTickets(ctx, db)).filter(proves)
  const found = missing.map((proof) => others.find((row) => proofOf(row) === proof))
  return found.includes(undefined) ? null : [given, ...found.filter((row) => row !== undefined)]
}

function setFor(consumer: Consumer, row: TicketRow): readonly Proof[] | undefined {
  const sets: readonly (readonly Proof[])[] = proofsFor[consumer]
  return sets.find((set) => set.some((proof) => proof === proofOf(row)))
}

function proofOf(row: TicketRow): string {
  return row.kind === 'password' ? 'password' : `${row.kind}:${row.captcha_type}`
}

function matchesTarget(ctx: Ctx, row: TicketRow, target: Target): boolean {
  const indexes = targetIndexes(ctx.app.env, target)
  return indexes.some((index) => row.target_index?.equals(index) === true)
}

async function consumeAll(ctx: Ctx, tx: Tx, rows: TicketRow[] | null): Promise<void> {
  if (rows === null) fail('TicketInvalid')
  for (const row of rows) if (!(await consumeTicket(ctx, tx, row))) fail('TicketInvalid')
}
