import { contestSentences, type MethodParsed, type StaffContest } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { listGroups, listPrizes } from '../contest.store.ts'

type Fields = Pick<MethodParsed<typeof StaffContest.Create>, 'groups' | 'prizes'>

/**
 * Sets the groups and prizes of a locked contest. Those with an id keep their rows; omitted ones are deleted, which the
 * database refuses for a group with entries.
 * @throws BadInput
 */
export async function setParts(tx: Tx, contestId: string, { groups, prizes }: Fields): Promise<void> {
  const groupIds = await setGroups(tx, contestId, groups)
  await setPrizes(tx, contestId, prizes, groupIds)
}

async function setGroups(tx: Tx, contestId: string, groups: Fields['groups']): Promise<string[]> {
  const had = new Set((await listGroups(tx, contestId)).map(({ id }) => id))
  const ids = groups.map(({ id }) => (id !== undefined && had.has(id) ? id : uuid()))
  const gone = [...had].filter((id) => !ids.includes(id))
  if (gone.length > 0) {
    const used = await tx
      .selectFrom('contest_entry')
      .where('group_id', 'in', gone)
      .select('id')
      .limit(1)
      .executeTakeFirst()
    if (used !== undefined) fail('BadInput', { fields: { groups: contestSentences.onlyFavours } })
    await tx.deleteFrom('contest_group').where('id', 'in', gone).execute()
  }
  // Out of the way of one another while they move.
  await tx
    .updateTable('contest_group')
    .set((eb) => ({ position: eb('position', '+', 100) }))
    .where('contest_id', '=', contestId)
    .execute()
  for (const [position, { name, photosMin, photosMax, rules }] of groups.entries()) {
    const values = {
      position,
      name,
      photos_min: photosMin,
      photos_max: photosMax,
      rules: rules === null ? null : JSON.stringify(rules),
    }
    await tx
      .insertInto('contest_group')
      .values({ id: ids[position] ?? uuid(), contest_id: contestId, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
  return ids
}

async function setPrizes(
  tx: Tx,
  contestId: string,
  prizes: Fields['prizes'],
  groupIds: readonly string[],
): Promise<void> {
  const had = new Set((await listPrizes(tx, contestId)).map(({ id }) => id))
  const ids = prizes.map(({ id }) => (id !== undefined && had.has(id) ? id : uuid()))
  const gone = [...had].filter((id) => !ids.includes(id))
  if (gone.length > 0) await tx.deleteFrom('contest_prize').where('id', 'in', gone).execute()
  await tx
    .updateTable('contest_prize')
    .set((eb) => ({ position: eb('position', '+', 100) }))
    .where('contest_id', '=', contestId)
    .execute()
  for (const [position, prize] of prizes.entries()) {
    const groupId = prize.group === null ? null : groupIds[prize.group]
    if (groupId === undefined) fail('BadInput', { fields: { prizes: contestSentences.prizeGroup } })
    const values = {
      position,
      group_id: groupId,
      name: prize.name,
      basis: prize.basis,
      count: prize.count,
      description: prize.description,
      value: String(prize.value),
      gift_id: prize.giftId,
      coins: prize.coins,
      frame_id: prize.frameId,
      needs_papers: prize.needsPapers,
    }
    await tx
      .insertInto('contest_prize')
      .values({ id: ids[position] ?? uuid(), contest_id: contestId, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}
