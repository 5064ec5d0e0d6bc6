import { fieldSentences, memberText, serviceLimits } from '@guangquan/contract'
import * as z from 'zod'
import { setting } from '../../db/settings.ts'
import { demonstrationService } from '../site/index.ts'

const { hotline, hours, repairText } = serviceLimits

/** Texts of the page of customer service besides the FAQ. */
export const serviceTexts = setting('service', {
  schema: z.object({ hotline: z.string(), hours: z.string(), repairText: z.string() }),
  edited: z.strictObject({
    // It becomes a link that dials.
    hotline: memberText(3, hotline).pipe(z.string().regex(/^\+?[\d][\d -]*$/, fieldSentences.hotline)),
    hours: memberText(1, hours),
    repairText: memberText(1, repairText),
  }),
  unset: () => demonstrationService,
  unreadable: demonstrationService,
})
