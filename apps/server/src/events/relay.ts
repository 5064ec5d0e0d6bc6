import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { App } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { preparingDatabase } from '../db/limited-database.ts'
import { claimEvents, markFailed, markRelayed, type WaitingEvent } from './claim-events.ts'
import type { Subscription } from './subscription.ts'

const batchSize = 200
/** Events within this time are delivered together: a batch costs one commit, and statements that its events share. */
const gatherMs = 100
/** While events come without a pause, batches get larger instead of more frequent. */
const busyGatherMs = 400
const pollMs = 2000

export interface Relay {
  /** Waits for the batch in progress. */
  stop: () => Promise<void>
}

/**
 * Delivers events from the outbox to their subscribers on this node; nodes share the work by row locks. NOTIFY wakes
 * it; polling covers lost notifications and retries.
 */
export function startRelay(app: App, subscriptions: Subscription[]): Relay {
  let stopped = false
  let running: Promise<void> | null = null
  let again = false

  async function drain(): Promise<void> {
    let waitMs = gatherMs
    do {
      await sleep(waitMs)
      waitMs = busyGatherMs
      again = false
      try {
        while (!stopped && (await relayBatch(app, subscriptions)) === batchSize);
      } catch (error) {
        app.log.warn({ err: error }, 'outbox waits for the database')
      }
    } while (again && !stopped)
    running = null
  }
  function wake(): void {
    if (stopped) return
    again = true
    running ??= drain()
  }

  app.bus.subscribe('outbox.written', wake)
  const poll = setInterval(wake, pollMs)
  wake()
  return {
    stop: async () => {
      stopped = true
      clearInterval(poll)
      await running
    },
  }
}

/** Relays up to one batch. @returns how many events were claimed */
export async function relayBatch(app: App, subscriptions: Subscription[]): Promise<number> {
  const db = preparingDatabase(app.db)
  try {
    return await db.transaction().execute((tx) => relayTogether(app, tx, subscriptions))
  } catch (error) {
    // One failing event must not block its batch: each is tried alone to find it.
    app.log.warn({ err: error }, 'a batch of events failed; taking them one by one')
    for (let taken = 0; taken < batchSize; taken++) {
      const count = await db.transaction().execute((tx) => relaySingly(app, tx, subscriptions))
      if (count === 0) return taken
    }
    return batchSize
  }
}

function receiversOf(subscriptions: Subscription[], event: WaitingEvent): Subscription[] {
  return subscriptions.filter((one) => one.event === event.name && !event.delivered_to.includes(one.name))
}

async function relayTogether(app: App, tx: Tx, subscriptions: Subscription[]): Promise<number> {
  const waiting = await claimEvents(tx, batchSize)
  const batches = new Map<Subscription, WaitingEvent[]>()
  for (const event of waiting) {
    for (const one of receiversOf(subscriptions, event)) {
      if (one.takesBatches) batches.set(one, [...(batches.get(one) ?? []), event])
      else await one.deliver({ app, tx, now: app.now() }, [event])
    }
  }
  for (const [one, batch] of batches) await one.deliver({ app, tx, now: app.now() }, batch)
  if (waiting.length > 0)
    await markRelayed(
      tx,
      waiting.map((event) => event.id),
    )
  return waiting.length
}

async function relaySingly(app: App, tx: Tx, subscriptions: Subscription[]): Promise<number> {
  const [event] = await claimEvents(tx, 1)
  if (event === undefined) return 0
  const delivered = [...event.delivered_to]
  let failure: string | null = null
  for (const one of receiversOf(subscriptions, event)) {
    await sql`savepoint receiver`.execute(tx)
    try {
      await one.deliver({ app, tx, now: app.now() }, [event])
      await sql`release savepoint receiver`.execute(tx)
      delivered.push(one.name)
    } catch (error) {
      await sql`rollback to savepoint receiver`.execute(tx)
      app.log.error(
        { err: error, event: event.name, eventId: event.id, subscriber: one.name },
        'event failed',
      )
      failure = error instanceof Error ? error.message : 'not an error'
    }
  }
  if (failure === null) await markRelayed(tx, [event.id])
  else await markFailed(tx, event, delivered, failure)
  return 1
}
