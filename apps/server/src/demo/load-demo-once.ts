import { sql } from 'kysely'
import type { App } from '../context.ts'
import type { Progress } from '../progress.ts'
import { loadPeople } from './load-people.ts'
import { loadPosts } from './load-posts.ts'
import { planDemo } from './plan-demo.ts'
import { settleCounters } from './settle-counters.ts'

const stateKey = 'demo.state'
const loadingLock = 4713

/**
 * Fills an empty database with the demonstration community. A load that was killed is taken up where it stopped;
 * two nodes starting together load once.
 * @returns whether anything was loaded
 */
export async function loadDemoOnce(app: App, progress: Pick<Progress, 'advance'>): Promise<boolean> {
  if (!(await isWanted(app))) return false
  return app.db.connection().execute(async (gate) => {
    // The other node may need a minute.
    await sql`set lock_timeout = '10min'`.execute(gate)
    await sql`set statement_timeout = '10min'`.execute(gate)
    await sql`select pg_advisory_lock(${loadingLock})`.execute(gate)
    try {
      if (!(await isWanted(app))) return false
      await load(app, progress)
      return true
    } finally {
      await sql`select pg_advisory_unlock(${loadingLock})`.execute(gate)
      await sql`reset lock_timeout`.execute(gate)
      await sql`reset statement_timeout`.execute(gate)
    }
  })
}

async function isWanted(app: App): Promise<boolean> {
  const state = await app.db
    .selectFrom('sys_config')
    .where('key', '=', stateKey)
    .select('value')
    .executeTakeFirst()
  if (state !== undefined) return state.value === 'loading'
  const member = await app.db.selectFrom('member').select('id').limit(1).executeTakeFirst()
  return member === undefined
}

async function load(app: App, progress: Pick<Progress, 'advance'>): Promise<void> {
  await markState(app.db, 'loading')
  const plan = planDemo(app.now())
  await loadPeople(app)
  // Loaded here alone: the image library would otherwise stay in the memory of every program.
  const { loadPhotos } = await import('./load-photos.ts')
  const files = await loadPhotos(app, plan.posts, (done, total) =>
    progress.advance(done, total, 'photographs'),
  )
  await app.db.transaction().execute(async (tx) => {
    // A busy machine may need longer for so many rows than a request ever may.
    await sql`set local statement_timeout = '5min'`.execute(tx)
    await loadPosts(app, tx, plan, files)
    await settleCounters(tx)
    await markState(tx, 'loaded')
  })
  await sql`analyze`.execute(app.db)
}

async function markState(db: App['db'], state: 'loading' | 'loaded'): Promise<void> {
  const value = JSON.stringify(state)
  await db
    .insertInto('sys_config')
    .values({ key: stateKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
