import { createHmac } from 'node:crypto'
import {
  lotterySentences,
  lotteryTypes,
  presentSources,
  type ErrorName,
  type Lottery,
  type MethodParsed,
  type TicketReceipt,
} from '@guangquan/contract'
import { instantHit } from '@guangquan/rules/events/lottery-draw'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import { hmac } from '../../crypto/hmac.ts'
import type { Tx } from '../../db/client.ts'
import type { LotteryTicket } from '../../db/tables.gen.ts'
import { fail, Failure } from '../../fail.ts'
import { hasCode } from '../../has-code.ts'
import type { CommittedResponse, OnceCtx } from '../../http/calls/once-ctx.ts'
import { refuseVirtualPhone } from '../account/index.ts'
import { lockAccount, spendCoins } from '../coin/index.ts'
import { grantPresent } from '../present/index.ts'
import { isLotteryOpen } from '../site/index.ts'
import { entryCode, nextLink } from './chain.ts'
import { findAskedOf, loadEntrant } from './entrant.read.ts'
import { findObstacle, type Entrant } from './judge-entry.ts'
import { findRound, findShownLottery, loadPrizes, type LotteryRow, type PrizeRow } from './lottery.store.ts'
import { prizesOf, viewerOf } from './lottery.view.ts'
import { countedCondition, noteTurnedAway, type CountedCondition } from './turned-away.ts'

/** The database refuses tickets of staff with this code. */
const ofStaff = 'GQ530'

/** Gives a member a ticket of a list that is drawn later. @throws as `takeTicket` */
export async function joinLottery(
  ctx: OnceCtx<TicketReceipt>,
  { id, nonce }: MethodParsed<typeof Lottery.JoinLottery>,
): Promise<CommittedResponse> {
  return takeOrCountRefusal(ctx, { id, nonce, isInstant: false })
}

/** Draws at once. @throws as `takeTicket` */
export async function drawInstantly(
  ctx: OnceCtx<TicketReceipt>,
  { id, clientNonce }: MethodParsed<typeof Lottery.Draw>,
): Promise<CommittedResponse> {
  return takeOrCountRefusal(ctx, { id, nonce: clientNonce, isInstant: true })
}

interface Taking {
  id: string
  nonce: string
  isInstant: boolean
}

/**
 * Coins, times, number, link of the chain, stock and present in one transaction. Tickets of one member stand in one
 * order by the lock of their account; the row of the round is locked after it, since everybody waits for it.
 * @throws ContentNotFound, LotteryClosed, LotteryTimesUsed, LotteryStaff, NotEligible, PhoneNotBound, VirtualPhone,
 *   VirtualPhoneNew, CoinsNotEnough, CoinDayLimit
 */
export async function takeTicket(
  ctx: MemberCtx,
  tx: Tx,
  { id, nonce, isInstant }: Taking,
): Promise<TicketReceipt> {
  const { now } = ctx
  const memberId = ctx.viewer.id
  const isOpen = await isLotteryOpen({ ...ctx, db: tx })
  const row = await findShownLottery(tx, id)
  if ((row.type === lotteryTypes.instant) !== isInstant) fail('ContentNotFound')
  if ((await lockAccount(tx, memberId)) === null) fail('ContentNotFound')
  const entrant = await loadEntrant(tx, { memberId, row, now })
  await refuse({ ...ctx, db: tx }, row, { isOpen, entrant })
  const ticketId = uuid()
  if (row.coins > 0) {
    const memo = lotterySentences.refund(row.title)
    await spendCoins(ctx, tx, {
      memberId,
      bizType: 'lottery.ticket',
      bizId: ticketId,
      amount: row.coins,
      memo,
    })
  }
  const code = entryCode(row.entry_key, memberId)
  const { round, number, hash, seed } = await addLink(tx, { id, code, nonce, now })
  const prizes = (await loadPrizes(tx, [id])).get(id) ?? []
  const hit = isInstant ? await hitOf(prizes, { seed, code, number, nonce }) : null
  const prize = hit === null ? undefined : await takePrize(tx, prizes[hit])
  await insertTicket(tx, {
    id: ticketId,
    lottery_id: id,
    round,
    number,
    member_id: memberId,
    code,
    nonce,
    hash,
    hit,
    prize: prize?.position ?? null,
    coins: row.coins,
    created_at: now,
    ...signs(ctx),
  })
  if (prize !== undefined) await give(tx, now, { row, prize, memberId, ticketId })
  const inTx = { ...ctx, db: tx }
  const shown = prize === undefined ? [] : await prizesOf(inTx, [prize])
  const viewer = await viewerOf(inTx, row)
  return { id: ticketId, round, number, code, nonce, hash, prize: shown[0] ?? null, viewer }
}

/** Takes a ticket in a transaction; a condition that turns the member away is counted after its rollback. */
async function takeOrCountRefusal(ctx: OnceCtx<TicketReceipt>, taking: Taking): Promise<CommittedResponse> {
  try {
    return await ctx.once((tx) => takeTicket(ctx, tx, taking))
  } catch (error) {
    if (error instanceof TurnedAway) await noteTurnedAway(ctx.db, { ...error.by, memberId: ctx.viewer.id })
    throw error
  }
}

/** A refusal by a condition that people are counted by. The count survives the transaction that is undone. */
class TurnedAway extends Failure {
  readonly by: { row: LotteryRow; condition: CountedCondition }
  constructor(errorName: ErrorName, details: Record<string, unknown>, by: TurnedAway['by']) {
    super(errorName, details)
    this.by = by
  }
}

async function refuse(
  ctx: MemberCtx,
  row: LotteryRow,
  { isOpen, entrant }: { isOpen: boolean; entrant: Entrant | null },
): Promise<void> {
  const asked = await findAskedOf(ctx.db, row)
  const found = findObstacle(row, { isOpen, entrant, asked, now: ctx.now })
  if (found === null) {
    if (entrant !== null)
      await refuseVirtualPhone(ctx, { level: entrant.standing.level, joinedAt: entrant.joinedAt })
    return
  }
  const { obstacle, text } = found
  const condition = countedCondition(obstacle)
  if (condition !== undefined)
    throw condition === 'phone'
      ? new TurnedAway('PhoneNotBound', {}, { row, condition })
      : new TurnedAway('NotEligible', { obstacle, text }, { row, condition })
  if (obstacle === 'times' || obstacle === 'today') fail('LotteryTimesUsed')
  if (obstacle === 'coins') fail('CoinsNotEnough')
  if (['notOpen', 'over', 'cancelled', 'closed'].includes(obstacle)) fail('LotteryClosed')
  fail('NotEligible', { obstacle, text })
}

/** Adds the newest link to the chain of a round. @throws LotteryClosed once it is closed */
async function addLink(
  tx: Tx,
  { id, code, nonce, now }: { id: string; code: string; nonce: string; now: Date },
): Promise<{ round: number; number: number; hash: string; seed: string }> {
  const { round } = (await findRound(tx, { id, now })) ?? fail('LotteryClosed')
  // With its successor, so that tickets of two days are in one order at midnight, as in the published list.
  const [locked, next] = await tx
    .selectFrom('lottery_round')
    .where('lottery_id', '=', id)
    .where('round', 'in', [round, round + 1])
    .select(['head', 'count', 'seed', 'closed_at'])
    .orderBy('round')
    .forUpdate()
    .execute()
  if (locked === undefined || locked.closed_at !== null || (next?.count ?? 0) > 0) fail('LotteryClosed')
  const hash = nextLink(locked.head, { code, nonce })
  const number = locked.count + 1
  await tx
    .updateTable('lottery_round')
    .set({ head: hash, count: number })
    .where('lottery_id', '=', id)
    .where('round', '=', round)
    .execute()
  return { round, number, hash, seed: locked.seed }
}

const hitOf = (
  prizes: readonly PrizeRow[],
  input: { seed: string; code: string; number: number; nonce: string },
) =>
  instantHit(
    hmac,
    input,
    prizes.map(({ odds }) => odds),
  )

/** One unit of a prize, if one is left. */
async function takePrize(tx: Tx, prize: PrizeRow | undefined): Promise<PrizeRow | undefined> {
  if (prize === undefined) return undefined
  return tx
    .updateTable('lottery_prize')
    .set((eb) => ({ given: eb('given', '+', 1) }))
    .where('id', '=', prize.id)
    .whereRef('given', '<', 'count')
    .returningAll()
    .executeTakeFirst()
}

async function insertTicket(tx: Tx, values: Insertable<LotteryTicket>): Promise<void> {
  try {
    await tx.insertInto('lottery_ticket').values(values).execute()
  } catch (error) {
    if (hasCode(error, ofStaff)) fail('LotteryStaff')
    throw error
  }
}

/** Gives a winner the prize as it was published. */
export async function give(
  tx: Tx,
  now: Date,
  {
    row,
    prize,
    memberId,
    ticketId,
  }: { row: LotteryRow; prize: PrizeRow; memberId: string; ticketId: string },
): Promise<void> {
  await grantPresent(tx, now, {
    memberId,
    giftId: prize.gift_id,
    source: presentSources.lottery,
    sourceId: ticketId,
    memo: lotterySentences.award(row.title),
    award: { event: row.title, rank: prize.title, publishId: null },
    claimDays: row.claim_days,
    asPublished: {
      title: prize.title,
      value: prize.value,
      options: prize.options,
      exchangeCoins: prize.exchange_coins,
    },
  })
}

/** Keyed hashes: staff see that several accounts share an address or a device, and not which. */
function signs({ app, ip, request }: MemberCtx) {
  const hash = (text: string) =>
    createHmac('sha256', app.env.secretKey).update(`lottery\n${text}`).digest('base64url').slice(0, 22)
  return { address_hash: hash(ip), device_hash: hash(`${ip}\n${request.userAgent}`) }
}
