import * as z from 'zod'
import { setting } from '../../../db/settings.ts'

/** Grants that are worth more than this, in yuan and all members together, need two of the staff. */
export const fourEyesValue = setting('present.fourEyesValue', {
  schema: z.int().min(0).max(1_000_000),
  unset: () => 1000,
  unreadable: 0,
})
