import { firstDayNames } from '@guangquan/contract'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { firstDayKey } from '../first-day.ts'

/** The demonstration has everything that a new site needs but a backup. */
export const operationsDemo: DemoPart = {
  addRows: ({ plan }, tx) => {
    const confirmed = firstDayNames.filter((step) => step !== 'backup')
    const row = { key: firstDayKey, value: JSON.stringify(confirmed), updated_at: plan.now }
    return insertRows(tx, 'sys_config', [row])
  },
}
