import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import * as z from 'zod'
import type { App } from '../context.ts'
import { openDatabase, type Database, type Tx } from '../db/client.ts'
import { addLastRows, addMembers, addRows, fileStoreOf, otherFiles, type DemoSource } from './add-rows.ts'
import type { DemoContext } from './demo-part.ts'
import { planDemo } from './plan-demo.ts'

const stateKey = 'demo.state'
/** The time to which the plan is relative, for later steps. */
const timeKey = 'demo.time'
const loadingLock = 4713
const timeoutMs = 10 * 60_000
const retryMs = 2000
/** One connection holds the lock; the others store files in parallel. */
const connections = 5

/** `shown`: all rows are there, and some photographs still show another file. */
type State = 'loading' | 'shown' | 'loaded'

/**
 * Fills an empty database with the demonstration data, so that it can be shown; `completeDemo` does the rest. A killed
 * load is resumed; of two nodes starting together one loads.
 * @returns whether anything was loaded
 */
export async function loadDemoOnce(app: App, databaseUrl: string, source: DemoSource): Promise<boolean> {
  const { db, close } = openLoader(databaseUrl)
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

/**
 * Gives each photograph its own file while the program already serves, and adds what follows from them. What a stop or
 * another node interrupts is continued, here or there.
 * @returns whether it completed everything
 */
export async function completeDemo(app: App, databaseUrl: string, source: DemoSource): Promise<boolean> {
  const { db, close } = openLoader(databaseUrl)
  try {
    while (!app.stopping.aborted && (await readState(db)) === 'shown') {
      const outcome = await db.connection().execute(async (gate) => {
        const { rows } = await sql<{ taken: boolean }>`
          select pg_try_advisory_lock(${loadingLock}) as taken`.execute(gate)
        if (rows[0]?.taken !== true) return 'another node has it'
        return (await readState(db)) === 'shown' ? complete({ ...app, db }, source) : false
      })
      if (typeof outcome === 'boolean') return outcome
      await sleep(retryMs, undefined, { signal: app.stopping }).catch(() => undefined)
    }
    return false
  } finally {
    await close()
  }
}

/**
 * Separate from the connections of requests: the other node may need a minute, and on a busy machine connecting and
 * inserting take longer than any request may.
 */
function openLoader(url: string): ReturnType<typeof openDatabase> {
  return openDatabase({ url, max: connections, connectWithinMs: timeoutMs, statementTimeoutMs: timeoutMs })
}

async function isNeeded(db: Database): Promise<boolean> {
  const state = await readState(db)
  if (state !== undefined) return state === 'loading'
  const member = await db.selectFrom('member').select('id').limit(1).executeTakeFirst()
  return member === undefined
}

async function load(app: App, source: DemoSource): Promise<void> {
  const { db } = app
  const { parts, counted } = source
  await setValue(db, stateKey, 'loading' satisfies State)
  await addMembers(app, parts)
  const { plan, files } = await loadFiles(app, source)
  const standIns = await fileStoreOf(parts).standIns.list(db)
  await db.transaction().execute(async (tx) => {
    const demo = { app, plan, files }
    await addRows(demo, tx, { parts, counted })
    if (standIns.size === 0) return finishRows(demo, tx, source)
    await setValue(tx, timeKey, plan.now.toISOString())
    await setValue(tx, stateKey, 'shown' satisfies State)
  })
  for (const part of parts) await part.finish?.(db)
  await sql`analyze`.execute(db)
}

async function complete(app: App, source: DemoSource): Promise<boolean> {
  // Imported here only: otherwise the image library would stay in memory.
  const { replaceStandIns } = await import('./load-photos.ts')
  const { listUploads } = await import('./upload-all.ts')
  const plan = planDemo(z.coerce.date().parse(await readValue(app.db, timeKey)))
  await replaceStandIns(app, plan, {
    standIns: fileStoreOf(source.parts).standIns,
    onProgress: (done, total) => source.progress.advance(done, total, 'photographs of the demonstration'),
  })
  if (app.stopping.aborted) return false
  const files = await listUploads(app.db)
  await app.db.transaction().execute((tx) => finishRows({ app, plan, files }, tx, source))
  return true
}

async function finishRows(demo: DemoContext, tx: Tx, { parts }: DemoSource): Promise<void> {
  await addLastRows(demo, tx, parts)
  await setValue(tx, stateKey, 'loaded' satisfies State)
}

async function loadFiles(app: App, source: DemoSource): Promise<Pick<DemoContext, 'plan' | 'files'>> {
  const folder = app.env.DEMO_PHOTOS
  if (folder !== undefined) return (await import('./folder/load-folder.ts')).loadFolder(app, folder, source)
  const { loadPhotos } = await import('./load-photos.ts')
  const plan = planDemo(app.now())
  const files = await loadPhotos(app, plan, {
    ...fileStoreOf(source.parts),
    others: otherFiles(source.parts, app.now()),
    onProgress: (done, total) => source.progress.advance(done, total, 'photographs'),
  })
  return { plan, files }
}

const readState = (db: Database) => readValue(db, stateKey)

async function readValue(db: Database, key: string): Promise<unknown> {
  const row = await db.selectFrom('sys_config').where('key', '=', key).select('value').executeTakeFirst()
  return row?.value
}

async function setValue(db: Database | Tx, key: string, text: string): Promise<void> {
  const value = JSON.stringify(text)
  await db
    .insertInto('sys_config')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
