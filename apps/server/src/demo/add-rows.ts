import type { App } from '../context.ts'
import type { Tx } from '../db/client.ts'
import type { CountedTable } from '../jobs/prove-counters.ts'
import { sql } from 'kysely'
import { setCounters } from '../jobs/set-counters.ts'
import type { Progress } from '../progress.ts'
import { addDemoWords } from './demo-words.ts'
import type { DemoContext, DemoFile, DemoPart } from './demo-part.ts'
import { demoPeople } from './people.ts'

/** What the program knows of the demonstration data. */
export interface DemoSource {
  parts: readonly DemoPart[]
  counted: readonly CountedTable[]
  progress: Pick<Progress, 'advance' | 'line'>
}

/** The members, with everything that domains store about them. After a killed load they exist already. */
export async function addMembers(app: App, parts: DemoSource['parts']): Promise<void> {
  const present = await app.db
    .selectFrom('member')
    .select('id')
    .where(
      'id',
      'in',
      demoPeople.map((person) => person.id),
    )
    .limit(1)
    .executeTakeFirst()
  if (present !== undefined) return
  await app.db.transaction().execute(async (tx) => {
    await sql`select set_config('review.profiles', 'off', true)`.execute(tx)
    for (const part of parts) await part.addMembers?.(app, tx)
  })
}

/** The rows of all domains, with correct counters. */
export async function addRows(
  demo: DemoContext,
  tx: Tx,
  { parts, counted }: Pick<DemoSource, 'parts' | 'counted'>,
): Promise<void> {
  // Profiles of the demonstration need no review, except those in the plan.
  await sql`select set_config('review.profiles', 'off', true)`.execute(tx)
  await addDemoWords(tx, demo.app.now())
  for (const part of parts) await part.addRows?.(demo, tx)
  await setCounters(tx, counted)
  await sql`select set_config('review.profiles', 'on', true)`.execute(tx)
  for (const part of parts) await part.deriveRows?.(demo, tx)
}

/** What follows from the photographs of all posts, once every one exists. */
export async function addLastRows(demo: DemoContext, tx: Tx, parts: DemoSource['parts']): Promise<void> {
  for (const part of parts) await part.complete?.(demo, tx)
}

/** Files that domains need besides photographs and avatars. */
export const otherFiles = (parts: DemoSource['parts'], now: Date): DemoFile[] =>
  parts.flatMap((part) => part.uploads?.(now) ?? [])

type FileStore = Required<Pick<DemoPart, 'storeFile' | 'standIns'>>

/** What stores uploads, and photographs with the copies of another file; each is of one domain. */
export function fileStoreOf(parts: DemoSource['parts']): FileStore {
  const storeFile = parts.find((part) => part.storeFile !== undefined)?.storeFile
  const standIns = parts.find((part) => part.standIns !== undefined)?.standIns
  if (storeFile === undefined || standIns === undefined) throw new Error('no domain stores files')
  return { storeFile, standIns }
}
