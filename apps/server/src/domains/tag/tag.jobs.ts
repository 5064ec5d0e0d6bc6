import * as z from 'zod'
import { defineJob, type Job } from '../../jobs/job.ts'
import { addPinyinToAllTags } from './add-pinyin.ts'
import { findLastUseOfAllTags } from './find-last-use.ts'
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

export const tagJobs: Job[] = [addPinyinJob, findLastUseJob, rejoinTag]
