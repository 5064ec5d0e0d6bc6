import * as z from 'zod'
import { defineJob, type Job } from '../../jobs/job.ts'
import { addPinyinToMembers } from './nick-name-pinyin.ts'

/** Adds pinyin to nicknames older than this feature. */
export const addPinyinJob = defineJob(
  'member.addPinyin',
  z.object({}),
  ({ db, signal }) => addPinyinToMembers(db, signal),
  { lane: 'upkeep' },
)

export const memberJobs: Job[] = [addPinyinJob]
