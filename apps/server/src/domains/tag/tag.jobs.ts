import * as z from 'zod'
import { defineJob, type Job } from '../../jobs/job.ts'
import { addPinyinToAllTags } from './add-pinyin.ts'

/** Adds pinyin to tags older than this feature. */
export const addPinyinJob = defineJob(
  'tag.addPinyin',
  z.object({}),
  ({ db, signal }) => addPinyinToAllTags(db, signal),
  { lane: 'upkeep' },
)

export const tagJobs: Job[] = [addPinyinJob]
