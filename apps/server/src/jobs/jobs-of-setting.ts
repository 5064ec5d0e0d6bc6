import { SettingsError } from '../env.ts'
import type { Job } from './job.ts'
import { renamedJobs } from './renamed-jobs.ts'

/** Jobs that a node with this value of WORKER runs. @throws SettingsError for an unknown job */
export function jobsOfSetting(setting: string, jobs: readonly Job[]): Job[] {
  if (setting === 'true') return [...jobs]
  if (setting === 'false') return []
  const named = setting.split(',').map((name) => {
    const current = renamedJobs.get(name) ?? name
    const job = jobs.find((one) => one.name === current)
    if (job === undefined) throw new SettingsError(`Wrong settings:\n  WORKER: ${name} is no job`)
    return job
  })
  return [...new Set(named)]
}
