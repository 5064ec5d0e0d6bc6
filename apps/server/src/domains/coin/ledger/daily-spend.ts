import * as z from 'zod'
import { setting } from '../../../db/settings.ts'

/** How many coins a member may spend on one day. */
export const dailySpend = setting('coin.dailySpend', {
  schema: z.int().min(0).max(1_000_000),
  unset: () => 5000,
  unreadable: 5000,
})
