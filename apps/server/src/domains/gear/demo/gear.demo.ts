import type { DemoPart } from '../../../demo/demo-part.ts'
import { countGear } from '../gear-stat.ts'

/** Otherwise gear pages would be empty for the first hour. */
export const gearDemo: DemoPart = {
  finish: async (db) => {
    await countGear(db)
  },
}
