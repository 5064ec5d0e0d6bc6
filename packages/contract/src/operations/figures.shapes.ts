import * as z from 'zod'
import { timeText } from '../shapes/text.ts'

/**
 * What is counted by day, in Shanghai. `retained1`, `7` and `30` belong to the day of registration: how many came back
 * 1, 7 and 30 days later. `decisionSeconds` is the sum over the reports decided on that day. Bytes are those at the end
 * of the day.
 */
export const figureNames = [
  'members',
  'activeDay',
  'activeWeek',
  'activeMonth',
  'retained1',
  'retained7',
  'retained30',
  'posts',
  'photographs',
  'comments',
  'circles',
  'circleJoins',
  'reports',
  'decidedReports',
  'decisionSeconds',
  'failedSignIns',
  'failedStaffSignIns',
  'coinsIssued',
  'coinsRedeemed',
  'coinsExpired',
  'orders',
  'presents',
  'registrations',
  'productApplications',
  'transfers',
  'sightings',
  'tasks',
  'medals',
  'pushSent',
  'pushFailed',
  'pushRemoved',
  'digestsSent',
  'digestsFailed',
  'digestsStopped',
  'fileBytes',
  'databaseBytes',
] as const
export type FigureName = (typeof figureNames)[number]

export const maxFigureDays = 366

/** Values by day; null where nothing was counted, or not yet. */
const values = z.array(z.number().nullable())

export const Figures = z.object({
  days: z.array(z.string()),
  figures: z.array(
    z.object({
      name: z.enum(figureNames),
      values,
      /** The same number of days before. */
      before: values,
    }),
  ),
  /** When today was last counted. */
  countTime: timeText.nullable(),
})
export type Figures = z.infer<typeof Figures>
