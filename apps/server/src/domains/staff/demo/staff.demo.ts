import { dayOf } from '@guangquan/rules/time-text'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { usesIn } from '../../../demo/uses.ts'

const countedMs = 40 * 24 * 3600_000

/** The days on which members used the site: those on which they published, wrote or liked something. */
export const staffDemo: DemoPart = {
  addRows: ({ plan }, tx) => {
    const uses = usesIn(plan).filter(({ at }) => at.getTime() > plan.now.getTime() - countedMs)
    const days = new Map(uses.map(({ id, at }) => [`${dayOf(at)} ${id}`, { day: dayOf(at), member_id: id }]))
    return insertRows(tx, 'member_day', [...days.values()])
  },
}
