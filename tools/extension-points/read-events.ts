import { events } from '../../apps/server/src/events/catalogue.ts'
import { manifests } from '../../apps/server/src/manifests.ts'
import { jobs, schedules, startJobs, subscriptions } from '../../apps/server/src/program.ts'
import { commentedKeys, fileAt, filesWith, type CodeFile } from './read-code.ts'

interface Event {
  name: string
  about: string
  writtenIn: string[]
  /** Names of subscribers. */
  heardBy: string[]
}

/** Every event of the catalogue, in its order. */
export function readEvents(code: readonly CodeFile[]): Event[] {
  const { text } = fileAt(code, 'events/catalogue.ts')
  const comments = commentedKeys(text, /^ {2}'(?<key>[a-z]\w*\.\w+)': z\./gm)
  return Object.keys(events).map((name) => ({
    name,
    about: comments.find(({ key }) => key === name)?.comment ?? '',
    writtenIn: filesWith(code, writing(name)),
    heardBy: subscriptions.filter(({ event }) => event === name).map((one) => one.name),
  }))
}

/** By `emit`, as a row of another insert, or by a statement of its own. */
const writing = (name: string) =>
  new RegExp(
    `(?:\\bemit|eventRow)\\(\\s*(?:[\\w.]+,\\s*)?'${name.replaceAll('.', '\\.')}'|select event_id, '${name}'`,
  )

interface JobRow {
  name: string
  lane: string
  /** The domain; null for the program's own. */
  domain: string | null
  /** Crontab in UTC, or the start of a node. */
  starts: string[]
}

/** Every kind of job, by name. */
export function readJobs(): JobRow[] {
  const rows = jobs.map((job) => ({
    name: job.name,
    lane: job.lane,
    domain: manifests.find((one) => one.jobs?.some(({ name }) => name === job.name))?.name ?? null,
    starts: [
      ...schedules.filter((one) => one.job.name === job.name).map(({ pattern }) => `\`${pattern}\``),
      ...(startJobs.some(({ name }) => name === job.name) ? ['each start'] : []),
    ],
  }))
  return rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
