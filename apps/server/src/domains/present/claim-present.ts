import { presentCoinMemos, presentStates, type PresentItem, type PresentOption } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { earnCoins, lockAccount } from '../coin/index.ts'
import { lockOwnPresent, optionOf, stateWith, type PresentRow } from './present.store.ts'
import { getPresentItem } from './present.view.ts'

const { toClaim, toChoose, needsAddress, completed, expired, givenUp, exchanged } = presentStates

/** Claims a present. @throws ContentNotFound, PresentExpired, PresentClaimed, NotAllowedNow */
export async function claimPresent(ctx: MemberCtx, { id }: { id: string }): Promise<PresentItem> {
  return act(ctx, id, async (tx, present) => {
    refuseUnless(present, toClaim)
    const only = optionOf(present)
    if (only === undefined) await store(ctx, tx, id, { state: toChoose })
    else await settle(ctx, tx, present, 0)
  })
}

/** Chooses one of the options, for good. @throws as `claimPresent`, BadInput */
export async function choosePresent(
  ctx: MemberCtx,
  { id, option }: { id: string; option: number },
): Promise<PresentItem> {
  return act(ctx, id, async (tx, present) => {
    refuseUnless(present, toChoose)
    await settle(ctx, tx, present, option)
  })
}

/** Takes coins in place of a present. @throws as `claimPresent` */
export async function exchangePresent(ctx: MemberCtx, { id }: { id: string }): Promise<PresentItem> {
  return act(ctx, id, async (tx, present) => {
    refuseUnless(present, toChoose)
    const amount = present.exchange_coins ?? fail('NotAllowedNow')
    const memo = presentCoinMemos.exchanged(present.title)
    await earnCoins(ctx, tx, {
      memberId: ctx.viewer.id,
      bizType: 'present.exchange',
      bizId: id,
      amount,
      memo,
    })
    await store(ctx, tx, id, { state: exchanged })
  })
}

/** Gives a present up that was not yet had. @throws ContentNotFound, PresentExpired, NotAllowedNow */
export async function giveUpPresent(ctx: MemberCtx, { id }: { id: string }): Promise<PresentItem> {
  return act(ctx, id, async (tx, { state }) => {
    if (state === expired) fail('PresentExpired')
    if (state !== toClaim && state !== toChoose && state !== needsAddress) fail('NotAllowedNow')
    await store(ctx, tx, id, { state: givenUp })
  })
}

/** Acts on one of the caller's presents, whose row is locked after their coins, in the same order as by an erasure. */
async function act(
  ctx: MemberCtx,
  id: string,
  work: (tx: Tx, present: PresentRow) => Promise<void>,
): Promise<PresentItem> {
  const { now } = ctx
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    if ((await lockAccount(tx, memberId)) === null) fail('ContentNotFound')
    const present = (await lockOwnPresent(tx, { id, memberId, now })) ?? fail('ContentNotFound')
    await work(tx, present)
    return getPresentItem({ ...ctx, db: tx }, id)
  })
}

function refuseUnless({ state }: PresentRow, needed: typeof toClaim | typeof toChoose): void {
  if (state === needed) return
  if (state === expired) fail('PresentExpired')
  if (state < needed || state === givenUp) fail('NotAllowedNow')
  fail('PresentClaimed')
}

async function settle(ctx: MemberCtx, tx: Tx, present: PresentRow, index: number): Promise<void> {
  const option = present.options[index] ?? fail('BadInput')
  const state = stateWith(option)
  if (state === completed) await give(ctx, tx, present, option)
  await store(ctx, tx, present.id, { state, chosen: index })
}

async function give(
  ctx: MemberCtx,
  tx: Tx,
  { id, title }: PresentRow,
  { coins }: PresentOption,
): Promise<void> {
  const cause = { bizType: 'present', bizId: id, memo: presentCoinMemos.claimed(title) }
  await earnCoins(ctx, tx, { ...cause, memberId: ctx.viewer.id, amount: coins })
}

async function store(
  { now }: MemberCtx,
  tx: Tx,
  id: string,
  change: { state: PresentRow['state']; chosen?: number },
): Promise<void> {
  await tx
    .updateTable('present')
    .set((eb) => ({
      ...change,
      ended_at: change.state >= completed ? now : null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
