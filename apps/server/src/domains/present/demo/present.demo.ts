import {
  giftKinds,
  presentCoinMemos,
  presentStates,
  type PresentOption,
  type PresentState,
} from '@guangquan/contract'
import { lastLevel } from '@guangquan/rules/growth/level'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople, demoPerson, type DemoPerson } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { earnCoins } from '../../coin/index.ts'
import { newNumber } from '../grant-present.ts'
import { sealAddress } from '../present-address.ts'
import type { Award } from '../present.store.ts'
import { demoGifts, givenToAll, givenToLin, type Given } from './demo-gifts.ts'

const dayMs = 24 * 3600_000
const { needsAddress, toShip, shipped, completed, expired, exchanged } = presentStates

/** Gifts with their rules, and presents in every state: all of them for 林小满, some for everybody. */
export const presentDemo: DemoPart = {
  addRows: async ({ app, plan }, tx) => {
    const { now } = plan
    const random = makeRandom('presents')
    const createdAt = new Date(now.getTime() - 200 * dayMs)
    const ids = new Map(demoGifts.map(({ key }) => [key, demoId(random, createdAt)]))
    await insertRows(
      tx,
      'gift',
      demoGifts.map((gift, place) => ({
        id: ids.get(gift.key) ?? '',
        present_type: gift.present_type,
        title: gift.title,
        detail: gift.detail,
        value: gift.value,
        options: JSON.stringify(gift.options),
        exchange_coins: gift.exchange_coins,
        claim_days: gift.claim_days,
        created_at: new Date(createdAt.getTime() + place * dayMs),
      })),
    )
    await insertRows(
      tx,
      'gift_picture',
      demoGifts.map(({ key, picture }) => {
        const path = `/img/gift/${picture}.svg`
        return { gift_id: ids.get(key) ?? '', position: 0, path, small_path: path }
      }),
    )
    await insertRows(
      tx,
      'gift_rule',
      [
        // That of registration came with the program.
        { source: 2, level: null, is_open: true, key: 'birthday' },
        { source: 3, level: 4, is_open: true, key: 'level' },
        { source: 3, level: 7, is_open: true, key: 'kit' },
        { source: 3, level: 10, is_open: true, key: 'book' },
      ].map(({ key, ...rule }) => ({
        ...rule,
        is_yearly: rule.level === lastLevel,
        id: demoId(random, createdAt),
        gift_id: ids.get(key) ?? '',
      })),
    )
    const lin = demoPerson('林小满')
    const best = plan.posts.find(({ author }) => author.id === lin.id)
    const give = (person: DemoPerson, given: Given, place: number) =>
      addPresent(app, tx, {
        person,
        given,
        giftId: ids.get(given.gift) ?? '',
        id: demoId(random, new Date(now.getTime() - given.daysAgo * dayMs)),
        sourceId: `demo-${place}`,
        publishId: best?.id ?? null,
        now,
      })
    for (const [place, given] of givenToLin.entries()) await give(lin, given, place)
    for (const [index, person] of demoPeople.slice(1, 31).entries()) {
      const given = givenToAll[index % givenToAll.length]
      if (given !== undefined) await give(person, given, index)
    }
  },
}

interface Planned {
  person: DemoPerson
  given: Given
  giftId: string
  id: string
  sourceId: string
  /** The work of a prize. */
  publishId: string | null
  now: Date
}

async function addPresent(app: App, tx: Tx, planned: Planned): Promise<void> {
  const { person, given, giftId, id, sourceId, publishId, now } = planned
  const gift = demoGifts.find(({ key }) => key === given.gift)
  if (gift === undefined) throw new Error(`no gift ${given.gift}`)
  const { state } = given
  const at = new Date(now.getTime() - given.daysAgo * dayMs)
  const deadline = new Date(at.getTime() + gift.claim_days * dayMs)
  const chosen = chosenOf(gift.options, given)
  const isSent = state === shipped || (state === completed && chosen?.kind === giftKinds.shipped)
  const hasAddress = isSent || state === toShip
  const shippedAt = new Date(Math.min(at.getTime() + 5 * dayMs, now.getTime() - dayMs))
  const award: Award | null = given.award === undefined ? null : { ...given.award, publishId }
  const address = { receiver: person.nickName, phone: person.phone, place: '浙江省杭州市西湖区文三路 88 号' }
  await insertRows(tx, 'present', [
    {
      id,
      number: newNumber(),
      member_id: person.id,
      gift_id: giftId,
      source: given.source,
      source_id: sourceId,
      present_type: gift.present_type,
      title: gift.title,
      value: gift.value,
      options: JSON.stringify(gift.options),
      exchange_coins: gift.exchange_coins,
      memo: given.memo ?? '',
      award: award === null ? null : JSON.stringify(award),
      state,
      chosen: chosen === undefined ? null : gift.options.indexOf(chosen),
      claim_deadline: deadline,
      address_cipher: hasAddress ? sealAddress(app.env, id, address) : null,
      carrier: isSent ? '顺丰速运' : '',
      tracking_number: isSent ? `SF${id.replaceAll(/\D/g, '').padEnd(13, '7').slice(0, 13)}` : '',
      shipped_at: isSent ? shippedAt : null,
      ended_at: endOf(state, { at, deadline, now }),
      created_at: at,
    },
  ])
  const paid = state === exchanged ? gift.exchange_coins : state === completed ? (chosen?.coins ?? 0) : 0
  if (paid !== null && paid > 0) {
    const isExchanged = state === exchanged
    const memo = presentCoinMemos[isExchanged ? 'exchanged' : 'claimed'](gift.title)
    const cause = { bizType: isExchanged ? 'present.exchange' : 'present', bizId: id, memo }
    await earnCoins({ now: new Date(at.getTime() + dayMs) }, tx, {
      ...cause,
      amount: paid,
      memberId: person.id,
    })
  }
}

function chosenOf(
  options: readonly PresentOption[],
  { state, chosen = 0 }: Given,
): PresentOption | undefined {
  return state >= needsAddress && state <= completed ? options[chosen] : undefined
}

function endOf(
  state: PresentState,
  { at, deadline, now }: { at: Date; deadline: Date; now: Date },
): Date | null {
  if (state < completed) return null
  if (state === expired) return deadline
  return new Date(Math.min(at.getTime() + 12 * dayMs, now.getTime()))
}
