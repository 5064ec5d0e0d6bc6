import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOfConsole, type Method } from '@guangquan/contract'
import { validate as isUuid } from 'uuid'
import type { App, Ctx, Viewer } from '../../context.ts'
import { Failure, fail } from '../../fail.ts'
import { admitStaff } from '../identity/admit-staff.ts'
import { authenticate } from '../identity/authenticate.ts'
import { isUnavailable } from './error-handler.ts'
import type { Implementation } from './implement.ts'
import { addressGroup, makeCtx, type Source } from './make-ctx.ts'
import { parseInput } from './parse-input.ts'
import { refuseMuted } from './refuse-muted.ts'
import { header } from '../identity/sign.ts'
import { hasSortedAuthorization, verifySortedAuthorization } from '../identity/sign-sorted.ts'
import type { CallResponse, VisitorCache } from '../pages/visitor-cache.ts'

/**
 * The gate of every call, in fixed order: general limit and identity → access → class limit → input → mute → (once) run
 * → output.
 */
export async function passGate(
  app: App,
  cache: VisitorCache,
  implementation: Implementation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallResponse> {
  const { method } = implementation
  const ctx: Ctx = makeCtx(app, request, reply, sourceOf(app, method, request.body))
  if (isOfConsole(method)) {
    ctx.staff = await admitStaff(app, request, method)
  } else {
    ctx.viewer = await admit(app, request, method)
    request.viewer = ctx.viewer
    if (method.access === 'member' && ctx.viewer === null) fail('TokenInvalid')
  }
  await app.limiter.take(method.limit, ctx)
  const input = parseInput(method, request.body)
  refuseMuted(method, ctx.viewer, input)
  try {
    return await cache.call(implementation, ctx, input)
  } catch (error) {
    if (method.write && isUnavailable(error)) await giveBack(ctx, method)
    throw error
  }
}

/**
 * A write that got a 503 has done nothing, so the next attempt is not refused because of it. Reads remain counted,
 * because their limits are for the work they cause, and the slow ones are those that end with a 503.
 */
async function giveBack(ctx: Ctx, { limit }: Method): Promise<void> {
  try {
    await ctx.app.limiter.giveBack(limit, ctx)
  } catch (error) {
    // The database is away for this as well; the caller has to learn why the write failed.
    ctx.log.warn({ err: error }, 'a point of a limit was not given back')
  }
}

function sourceOf(app: App, method: Method, body: unknown): Source {
  // Searches have connections and a time limit of their own.
  if (isSearch(method)) return { db: app.searchDb, lane: null }
  return { db: app.db, lane: method.write ? app.writeLane(laneOf(method), thingIn(body)) : null }
}

function isSearch({ limit }: Method): boolean {
  return limit === 'search' || limit === 'suggest' || limit === 'tags'
}

// Writes without a limit of their own share a lane by Service.
function laneOf({ limit, service }: Method): string {
  return limit === 'none' ? service : limit
}

/** The thing that an unchecked body is about: the first id in it. */
function thingIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const ids = Object.entries(body).filter(([name, value]) => name !== 'requestId' && isUuid(value))
  return ids.length === 0 ? null : String(ids[0]?.[1])
}

export interface AdmitOptions {
  admitsSupersededToken?: boolean
  read?: boolean
  /** Text parameters of a request that may use the second form of signature. */
  params?: Record<string, string>
}

/**
 * Counts a request and authenticates its caller, by either form of signature. Members count by id, so that an office
 * behind one address is not limited as a whole; a caller who cannot prove a session counts by address.
 * @returns the caller, or null for a visitor
 * @throws TooFast, SignatureInvalid, TokenInvalid, SignedOutElsewhere
 */
export async function admit(
  app: App,
  request: FastifyRequest,
  options: AdmitOptions = {},
): Promise<Viewer | null> {
  const ip = addressGroup(request.ip)
  if (header(request, 'x-user-token') === '') {
    await app.limiter.consumeAnonymous(ip)
    return prove(app, request, options)
  }
  // Tokens are looked up first, even for an address that invented many: a member behind it is not locked out.
  try {
    const viewer = await prove(app, request, options)
    if (viewer !== null) await app.limiter.consumeMember(viewer.id)
    return viewer
  } catch (error) {
    if (error instanceof Failure && error.errorName !== 'TooFast') await app.limiter.consumeUnproven(ip)
    throw error
  }
}

function prove(app: App, request: FastifyRequest, options: AdmitOptions): Promise<Viewer | null> {
  if (options.params !== undefined && hasSortedAuthorization(request)) {
    return verifySortedAuthorization(app, request, options.params)
  }
  return authenticate(app, request, options)
}
