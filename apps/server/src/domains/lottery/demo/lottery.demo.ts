import { createHash } from 'node:crypto'
import { usualPublicSource } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoPeople } from '../../../demo/people.ts'
import { makeRandom, type Random } from '../../../demo/random.ts'
import { findGiftIds } from '../../present/index.ts'
import { entryCode, nextLink } from '../chain.ts'
import { roundsOf } from '../for-staff/publish-lottery.ts'
import { setPrizes } from '../for-staff/save-lottery.ts'
import { holdDraw } from '../hold-draw.ts'
import { lockLottery } from '../lottery.store.ts'
import { demoLotteries, type DemoLottery } from './demo-lotteries.ts'

const hourMs = 3600_000
const dayMs = 24 * hourMs

/** A list that was drawn, a list that is open, and an open nine-grid. */
export const lotteryDemo: DemoPart = {
  addRows: async ({ plan: { now } }, tx) => {
    const random = makeRandom('lotteries')
    for (const [index, one] of demoLotteries.entries()) {
      const id = demoId(random, new Date(now.getTime() - 40 * dayMs + index * hourMs))
      await addLottery(tx, { id, one, now })
      await addTickets(tx, random, { id, one, now })
      if (one.publicValue !== undefined) await draw(tx, { id, one, now })
    }
  },
}

interface Made {
  id: string
  one: DemoLottery
  now: Date
}

const after = (now: Date, days: number) => new Date(now.getTime() + days * dayMs)

async function addLottery(tx: Tx, { id, one, now }: Made): Promise<void> {
  const isInstant = one.type === 1
  const times = { start_time: after(now, one.from), end_time: after(now, one.to) }
  const writtenAt = after(now, one.from - 3)
  await tx
    .insertInto('lottery')
    .values({
      id,
      type: one.type,
      title: one.title,
      ...times,
      draw_time: isInstant ? null : after(now, one.to + 0.25),
      min_level: one.minLevel,
      coins: one.coins,
      per_day: one.perDay,
      per_total: one.perTotal,
      claim_days: 15,
      rules: one.rules,
      contact: '光圈活动组，客服热线 400-800-1234',
      public_source: isInstant ? '' : usualPublicSource,
      entry_key: createHash('sha256').update(id).digest('base64url'),
      created_at: writtenAt,
      updated_at: writtenAt,
    })
    .execute()
  const giftIds = await findGiftIds(
    tx,
    one.prizes.map(({ gift }) => gift),
  )
  const prizes = one.prizes.flatMap(({ count, odds }, index) => {
    const giftId = giftIds[index]
    return giftId === undefined ? [] : [{ giftId, count, odds }]
  })
  await setPrizes(tx, id, prizes)
  await tx
    .insertInto('lottery_round')
    .values(roundsOf({ id, type: one.type, ...times }))
    .execute()
  await tx
    .updateTable('lottery')
    .set({ stage: 1, published_at: after(now, one.from - 2) })
    .where('id', '=', id)
    .execute()
}

/** People who joined, each with the next link of the chain. */
async function addTickets(tx: Tx, random: Random, { id, one, now }: Made): Promise<void> {
  const row = await lockLottery(tx, id)
  let head = (
    await tx
      .selectFrom('lottery_round')
      .where('lottery_id', '=', id)
      .where('round', '=', 1)
      .select('head')
      .executeTakeFirstOrThrow()
  ).head
  for (const [index, person] of demoPeople.slice(20, 20 + one.people).entries()) {
    const at = new Date(after(now, one.from).getTime() + (index + 1) * hourMs)
    const code = entryCode(row?.entry_key ?? '', person.id)
    const nonce = createHash('sha256').update(`${id} ${index}`).digest('hex')
    head = nextLink(head, { code, nonce })
    const number = index + 1
    const ofRound = { lottery_id: id, round: 1 }
    await tx
      .updateTable('lottery_round')
      .set({ head, count: number })
      .where('lottery_id', '=', id)
      .where('round', '=', 1)
      .execute()
    const link = { number, member_id: person.id, code, nonce, hash: head }
    await tx
      .insertInto('lottery_ticket')
      .values({ id: demoId(random, at), ...ofRound, ...link, created_at: at })
      .execute()
  }
}

/** Held as two of the staff would: the page proves it. */
async function draw(tx: Tx, { id, one, now }: Made): Promise<void> {
  await tx
    .updateTable('lottery')
    .set({
      public_value: one.publicValue ?? '',
      value_by_name: '活动组小林',
      confirmed_by_name: '活动组小周',
    })
    .where('id', '=', id)
    .execute()
  const row = await lockLottery(tx, id)
  if (row !== undefined) await holdDraw(tx, row, after(now, one.to + 0.5))
}
