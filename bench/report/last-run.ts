import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import type { Report } from './report.ts'

const Figures = z.looseObject({ cpu: z.number(), databaseCpu: z.number().nullable() })
const LastRun = z.looseObject({
  cases: z.array(z.looseObject({ name: z.string(), posts: z.int(), ours: Figures })),
})

/** Processor milliseconds per request of Node and PostgreSQL together in the run before, by name and number of posts. */
export type LastRun = (name: string, posts: number) => number | undefined

/** Of each case and size that both runs measured: processor time per request divided by that of the run before. */
export function changesSince(
  { cases }: Report,
  last: LastRun,
): { name: string; posts: number; by: number }[] {
  return cases.flatMap(({ name, posts, ours }) => {
    const before = last(name, posts)
    return before === undefined ? [] : [{ name, posts, by: (ours.cpu + (ours.databaseCpu ?? 0)) / before }]
  })
}

/** Reads the report of the run before; one of another form counts as none. */
export function readLastRun(file: string): LastRun {
  if (!existsSync(file)) return () => undefined
  const { data } = LastRun.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  return (name, posts) => {
    const found = data?.cases.find((one) => one.name === name && one.posts === posts)
    return found && found.ours.cpu + (found.ours.databaseCpu ?? 0)
  }
}
