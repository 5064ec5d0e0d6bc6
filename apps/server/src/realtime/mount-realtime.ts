import { timingSafeEqual } from 'node:crypto'
import websocket from '@fastify/websocket'
import { livePath, liveProtocol, ticketPrefix } from '@guangquan/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawData } from 'ws'
import * as z from 'zod'
import type { App } from '../context.ts'
import { failure } from '../http/calls/envelope.ts'
import { addressGroup } from '../http/calls/make-ctx.ts'
import { isOwnOrigin } from '../http/identity/origin.ts'
import { header } from '../http/identity/sign.ts'
import { cookieName } from '../session/session-cookie.ts'
import { hashSecret } from '../session/session-secret.ts'
import { guardUpgrades } from './guard-upgrades.ts'
import { watchHeartbeats } from './watch-heartbeats.ts'
import { closeSocket, makeLiveSockets, sendMessage, type LiveSocket } from './live-sockets.ts'
import { redeemTicket, type TicketHolder } from '../session/connection-ticket.ts'

const maxPayload = 16 * 1024
const messagesPerWindow = 20
const windowMs = 10_000

/** All messages that a browser may send. */
const LiveRequest = z.strictObject({ type: z.literal('ping') })

/**
 * The live connection of members: `GET /api/live` as a WebSocket. It announces that something changed, never what: the
 * data comes from ordinary calls, with their permissions. Changes on other nodes arrive over the bus.
 */
export async function mountRealtime(server: FastifyInstance, app: App): Promise<void> {
  const sockets = makeLiveSockets()
  app.live.count = () => sockets.all().length
  const holders = new WeakMap<FastifyRequest, TicketHolder>()
  await server.register(websocket, {
    // A browser that violates the protocol is not an error of the program.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a live connection broke')
      socket.terminate()
    },
    options: {
      maxPayload,
      perMessageDeflate: false,
      handleProtocols: (offered) => (offered.has(liveProtocol) ? liveProtocol : false),
    },
  })
  guardUpgrades(server)
  const announce = (memberId: string) => {
    for (const live of sockets.ofMember(memberId)) sendMessage(live, { type: 'notice' })
  }
  app.bus.subscribe('notice.changed', announce)
  app.bus.subscribe('message.changed', announce)
  const heartbeats = watchHeartbeats(app, sockets)
  server.addHook('preClose', (done) => {
    heartbeats.stop()
    for (const live of sockets.all()) closeSocket(live, 'goingAway')
    done()
  })

  server.route({
    method: 'GET',
    url: livePath,
    // Before the upgrade, so that a refusal is an ordinary response.
    preValidation: async (request, reply) => {
      if (!isOwnOrigin(app, request)) return reply.status(403).send(failure('Forbidden'))
      if (sockets.isFull(addressGroup(request.ip))) return reply.status(429).send(failure('TooFast'))
      const holder = await admit(app, request)
      if (holder === null) return reply.status(401).send(failure('TokenInvalid'))
      holders.set(request, holder)
    },
    handler: (_request, reply) => reply.status(426).header('upgrade', 'websocket').send(failure('BadInput')),
    wsHandler: (socket, request) => {
      const holder = holders.get(request)
      const live = holder && sockets.add(socket, { ...holder, ip: addressGroup(request.ip) })
      // Always registered: without a listener an error of the connection would end the program.
      socket.on('error', () => socket.terminate())
      if (live === null || live === undefined) {
        closeSocket({ socket }, 'tryAgainLater')
        return
      }
      socket.on('close', () => sockets.remove(live))
      socket.on('pong', () => {
        live.alive = true
      })
      listen(live)
      // The session ended after the ticket was checked: its announcement may have come before this connection was
      // listed.
      void heartbeats.check([live])
    },
  })
}

async function admit(app: App, request: FastifyRequest): Promise<TicketHolder | null> {
  const offered = header(request, 'sec-websocket-protocol')
    .split(',')
    .map((one) => one.trim())
  const ticket = offered.find((one) => one.startsWith(ticketPrefix))?.slice(ticketPrefix.length) ?? ''
  if (ticket === '' || !offered.includes(liveProtocol)) return null
  const holder = await redeemTicket(app, ticket)
  if (holder === null) return null
  const cookie = hashSecret(request.cookies[cookieName(app.env)] ?? '')
  return timingSafeEqual(cookie, holder.cookieHash) ? holder : null
}

function listen(live: LiveSocket): void {
  let windowEnds = 0
  let taken = 0
  live.socket.on('message', (data, isBinary) => {
    const now = performance.now()
    if (now > windowEnds) {
      windowEnds = now + windowMs
      taken = 0
    }
    taken += 1
    if (isBinary) closeSocket(live, 'unsupportedData')
    else if (taken > messagesPerWindow || !isPing(data)) closeSocket(live, 'policyViolation')
    else sendMessage(live, { type: 'pong' })
  })
}

function isPing(data: RawData): boolean {
  try {
    return Buffer.isBuffer(data) && LiveRequest.safeParse(JSON.parse(data.toString())).success
  } catch {
    return false
  }
}
