import * as z from 'zod'
import { defineJob, type Job } from '../../jobs/job.ts'
import { spellAllTags } from './spell-tags.ts'

/** Adds pinyin to tags older than this feature. */
export const spellOldTags = defineJob(
  'tag.spell',
  z.object({}),
  ({ db, signal }) => spellAllTags(db, signal),
  { lane: 'upkeep' },
)

export const tagJobs: Job[] = [spellOldTags]
