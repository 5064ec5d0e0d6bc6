import { type AdjustableCount, adjustableCounts, largestLimit } from '@guangquan/contract'
import * as z from 'zod'
import { setting, type Setting } from './settings.ts'

/** Numbers of things that operators may change. */
export const countLimits: Record<AdjustableCount, Setting<number>> = {
  videosPerDay: countSetting('videosPerDay'),
  folders: countSetting('folders'),
  openFeedback: countSetting('openFeedback'),
  feedbackPerDay: countSetting('feedbackPerDay'),
  waitingRegistrations: countSetting('waitingRegistrations'),
}

function countSetting(name: AdjustableCount): Setting<number> {
  const unset = adjustableCounts[name]
  return setting(`limit.${name}`, {
    schema: z.int().min(1).max(largestLimit(unset)),
    unset: () => unset,
    unreadable: unset,
  })
}
