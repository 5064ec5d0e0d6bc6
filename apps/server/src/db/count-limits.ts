import { type AdjustableCount, adjustableCounts, largestLimit } from '@guangquan/contract'
import { mapValues } from '@guangquan/rules/map-values'
import * as z from 'zod'
import { setting, type Setting } from './settings.ts'

/** Limits that operators may change. */
export const countLimits: Record<AdjustableCount, Setting<number>> = mapValues(
  adjustableCounts,
  ({ unset }, name) =>
    setting(`limit.${name}`, {
      schema: z.int().min(1).max(largestLimit(unset)),
      unset: () => unset,
      unreadable: unset,
    }),
)
