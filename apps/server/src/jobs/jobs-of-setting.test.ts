import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobs } from '../program.ts'
import { jobsOfSetting } from './jobs-of-setting.ts'
import { renamedJobs } from './renamed-jobs.ts'

test('a node runs all jobs, none, or those it names, also by their earlier names', () => {
  expect(jobsOfSetting('true', jobs)).toEqual(jobs)
  expect(jobsOfSetting('false', jobs)).toEqual([])
  const named = jobsOfSetting('media.video,tag.spell,tag.addPinyin', jobs)
  expect(named.map(({ name }) => name)).toEqual(['media.video', 'tag.addPinyin'])
  expect(() => jobsOfSetting('media.vidoe', jobs)).toThrow('WORKER: media.vidoe is no job')
})

test('the earlier names are those that the database renames, and lead to jobs', () => {
  const migration = new URL('../db/migrations/0120-job-names.sql', import.meta.url)
  const pairs = readFileSync(migration, 'utf8').matchAll(/\('([\w.]+)', '([\w.]+)'\)/g)
  expect([...renamedJobs]).toEqual([...pairs].map(([, earlier, later]) => [earlier, later]))
  for (const later of renamedJobs.values()) expect(jobs.map(({ name }) => name)).toContain(later)
})
