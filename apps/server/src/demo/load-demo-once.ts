import { sql } from 'kysely'
import type { App } from '../context.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { addMembers, addRows, otherFiles, storeFileOf, type DemoSource } from './add-rows.ts'
import type { DemoContext } from './demo-part.ts'
import { planDemo } from './plan-demo.ts'

const stateKey = 'demo.state'
const loadingLock = 4713
const timeoutMs = 10 * 60_000
/** One holds the lock; the others store files side by side. */
const connections = 5

/**
 * Fills an empty database with the demonstration data. A killed load is resumed; of two nodes starting together one
 * loads.
 * @returns whether anything was loaded
 */
export async function loadDemoOnce(app: App, databaseUrl: string, source: DemoSource): Promise<boolean> {
  // Not those of requests: the other node may need a minute, and on a busy machine connecting and inserting take longer
  // than any request may.
  const { db, close } = openDatabase({
    url: databaseUrl,
    max: connections,
    connectWithinMs: timeoutMs,
    statementTimeoutMs: timeoutMs,
  })
  try {
    if (!(await isNeeded(db))) return false
    return await db.connection().execute(async (gate) => {
      await sql`set lock_timeout = ${sql.lit(timeoutMs)}`.execute(gate)
      await sql`select pg_advisory_lock(${loadingLock})`.execute(gate)
      if (!(await isNeeded(db))) return false
      await load({ ...app, db }, source)
      return true
    })
  } finally {
    // The lock is released with its connection.
    await close()
  }
}

async function isNeeded(db: Database): Promise<boolean> {
  const state = await db
    .selectFrom('sys_config')
    .where('key', '=', stateKey)
    .select('value')
    .executeTakeFirst()
  if (state !== undefined) return state.value === 'loading'
  const member = await db.selectFrom('member').select('id').limit(1).executeTakeFirst()
  return member === undefined
}

async function load(app: App, source: DemoSource): Promise<void> {
  const { db } = app
  const { parts, counted } = source
  await markState(db, 'loading')
  await addMembers(app, parts)
  const { plan, files } = await loadFiles(app, source)
  await db.transaction().execute(async (tx) => {
    await addRows({ app, plan, files }, tx, { parts, counted })
    await markState(tx, 'loaded')
  })
  for (const part of parts) await part.finish?.(db)
  await sql`analyze`.execute(db)
}

/** Imported here only: otherwise the image library would stay in memory. */
async function loadFiles(app: App, source: DemoSource): Promise<Pick<DemoContext, 'plan' | 'files'>> {
  const folder = app.env.DEMO_PHOTOS
  if (folder !== undefined) return (await import('./folder/load-folder.ts')).loadFolder(app, folder, source)
  const { loadPhotos } = await import('./load-photos.ts')
  const plan = planDemo(app.now())
  const files = await loadPhotos(app, plan, {
    storeFile: storeFileOf(source.parts),
    others: otherFiles(source.parts, app.now()),
    onProgress: (done, total) => source.progress.advance(done, total, 'photographs'),
  })
  return { plan, files }
}

async function markState(db: Database, state: 'loading' | 'loaded'): Promise<void> {
  const value = JSON.stringify(state)
  await db
    .insertInto('sys_config')
    .values({ key: stateKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
