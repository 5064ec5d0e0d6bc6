import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { makeRandom } from '../../../demo/random.ts'
import { demoEntries } from './demo-entries.ts'

const written = new Date('2026-03-02T02:00:00Z')

export const faqDemo: DemoPart = {
  addRows: async (_state, tx) => {
    const random = makeRandom('faq')
    const rows = demoEntries.map((entry, place) => ({
      id: demoId(random, written),
      ...entry,
      sort: (place + 1) * 10,
      created_at: written,
      updated_at: written,
    }))
    await insertRows(tx, 'faq_entry', rows)
  },
}
