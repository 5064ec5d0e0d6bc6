import { createHash } from 'node:crypto'
import type { Method } from '@guangquan/contract'
import * as z from 'zod'
import { isAudited } from '../../audit-chain/record-act.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { watchEvents } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import {
  claimRequest,
  findResponse,
  openResponse,
  storeResponse,
  type Caller,
  type IdentifiedRequest,
} from './response.store.ts'
import type { Implementation } from './implement.ts'
import { CommittedResponse, type Once } from './once-ctx.ts'
import { refuseOther, shareRun } from './share-run.ts'
import { writeOutput } from './write-output.ts'

const Identified = z.object({ requestId: z.uuid() })

/**
 * Runs a write of a member or of staff and stores its response in one transaction. With a requestId, claim and response
 * are rows of that transaction: a crash or a failure leaves nothing, and a repeated request gets the first one's
 * response. The response is checked against its schema before the commit.
 * @returns the result as JSON text
 * @throws what the handler throws; TooFast while the first request is running, BadInput for another request's id
 */
export async function writeOnce(
  write: Implementation,
  ctx: Ctx,
  { caller, input }: { caller: Caller; input: unknown },
): Promise<string> {
  const request = identify(write.method, caller, input)
  const run = () => (write.opensTransaction ? runInSteps : runInOne)(write, ctx, { request, input })
  return request === null ? run() : shareRun(ctx.app, request, run)
}

interface Run {
  request: IdentifiedRequest | null
  input: unknown
}

async function runInOne(write: Implementation, ctx: Ctx, { request, input }: Run): Promise<string> {
  let effects: (() => void)[] = []
  const { text } = await commitResponse(write.method, ctx, request, (tx) => {
    // The transaction may be retried.
    effects = []
    const afterCommit = (effect: () => void) => void effects.push(effect)
    return write.run({ ...ctx, db: tx, afterCommit }, input)
  })
  for (const effect of effects) effect()
  return text
}

async function runInSteps(write: Implementation, ctx: Ctx, { request, input }: Run): Promise<string> {
  const { method } = write
  const before = request && (await storedResponse(ctx, request))
  if (before !== null) return before
  const committed: { text: string | null } = { text: null }
  const respondWith = (text: string): CommittedResponse => {
    committed.text = text
    return new CommittedResponse(text)
  }
  const steps: Ctx & Once<unknown> = {
    ...ctx,
    once: async (work) => {
      const { text, isRepeated } = await commitResponse(method, ctx, request, work)
      if (isRepeated) throw new Repeated()
      return respondWith(text)
    },
    replaceResponse: async (work) => {
      const replaced = await announced(ctx, async (tx) => {
        const text = writeOutput(ctx.app, method, await work(tx))
        if (request !== null) await storeResponse({ env: ctx.app.env, tx }, request, text)
        return text
      })
      return respondWith(replaced)
    },
  }
  try {
    const response = await write.run(steps, input)
    if (response instanceof CommittedResponse) return response.text
    throw new Error(`${method.service}/${method.name} returned without a commit`)
  } catch (error) {
    if (committed.text !== null) {
      ctx.log.error({ err: error }, 'a step after the commit of a write failed')
      return committed.text
    }
    // The same request on another node may have consumed what this one needed: a ticket, a code.
    const meanwhile = request && (await storedResponse(ctx, request))
    if (meanwhile === null) throw error
    return meanwhile
  }
}

/** Ends a handler whose request was completed on another node. */
class Repeated extends Error {}

async function commitResponse(
  method: Method,
  ctx: Ctx,
  request: IdentifiedRequest | null,
  work: (tx: Tx) => Promise<unknown>,
): Promise<{ text: string; isRepeated: boolean }> {
  return announced(ctx, async (tx) => {
    if (request !== null && !(await claimRequest(tx, request))) {
      const text = (await storedResponse({ ...ctx, db: tx }, request)) ?? fail('TooFast', { n: 1 })
      return { text, isRepeated: true }
    }
    const text = writeOutput(ctx.app, method, await work(tx))
    if (ctx.staff !== null && !isAudited(tx)) throw new Error('a write of staff left no audit row')
    if (request !== null) await storeResponse({ env: ctx.app.env, tx }, request, text)
    return { text, isRepeated: false }
  })
}

/**
 * Runs a transaction and wakes this node's relay for its events. Other nodes find the events that it does not deliver.
 */
async function announced<T>(ctx: Ctx, work: (tx: Tx) => Promise<T>): Promise<T> {
  let written = { hasEvents: false }
  const result = await inTransaction(ctx, (tx) => {
    written = watchEvents(tx)
    return work(tx)
  })
  if (written.hasEvents) ctx.app.bus.publishHere('outbox.written', '')
  return result
}

/** @throws Failure BadInput when the id belongs to another request */
async function storedResponse(
  { app, db }: Pick<Ctx, 'app' | 'db'>,
  request: IdentifiedRequest,
): Promise<string | null> {
  const known = await findResponse(db, request)
  if (known === undefined) return null
  refuseOther(known, request)
  return openResponse(app.env, request, known)
}

function identify(method: Method, caller: Caller, input: unknown): IdentifiedRequest | null {
  const identified = Identified.safeParse(input)
  if (!identified.success) return null
  const body = JSON.stringify(input)
  return {
    caller,
    requestId: identified.data.requestId,
    method: `${method.service}/${method.name}`,
    bodyHash: createHash('sha256').update(body).digest(),
    sealedBy: createHash('sha512').update(body).digest('base64'),
  }
}
