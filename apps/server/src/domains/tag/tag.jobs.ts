import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { addPinyinToAllTags } from './add-pinyin.ts'
import { findLastUseOfAllTags } from './find-last-use.ts'
import { mergeSameTags } from './for-staff/merge-same-tags.ts'
import { rejoinTag } from './for-staff/rejoin-tag.ts'

/** Adds pinyin to tags older than this feature. */
export const addPinyinJob = defineJob(
  'tag.addPinyin',
  z.object({}),
  ({ db, signal }) => addPinyinToAllTags(db, signal),
  { lane: 'upkeep' },
)

/** Finds the last use of tags older than its column. */
export const findLastUseJob = defineJob(
  'tag.findLastUse',
  z.object({}),
  ({ db, signal }) => findLastUseOfAllTags(db, signal),
  { lane: 'upkeep' },
)

export const tagJobs: Job[] = [addPinyinJob, findLastUseJob, mergeSameTags, rejoinTag]

/** UTC, in the night of Shanghai. */
export const tagSchedules: Schedule[] = [{ job: mergeSameTags, pattern: '52 18 * * *' }]
