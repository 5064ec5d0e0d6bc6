import type { Duplex } from 'node:stream'
import { livePath } from '@guangquan/contract'
import type { FastifyInstance } from 'fastify'
import { failure } from '../http/calls/envelope.ts'
import { closeHandshakeMs } from './live-sockets.ts'

/**
 * Refuses every upgrade except that of the live connection before the handshake, cuts refused ones, and ends all
 * upgraded sockets when the server closes: its own `close` and its timeouts do not cover them.
 */
export function guardUpgrades(server: FastifyInstance): void {
  const upgraded = new Set<Duplex>()
  // Before the plugin's listener, which runs the hooks below.
  server.server.prependListener('upgrade', (_request, socket) => {
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
  })
  server.addHook('onRequest', (request, reply, done) => {
    if (!upgraded.has(request.raw.socket) || request.routeOptions.url === livePath) done()
    else void reply.status(404).send(failure('NoSuchCall'))
  })
  // An ordinary response means a refusal. The plugin misses those of hooks that run before its own.
  server.addHook('onResponse', (request, _reply, done) => {
    if (upgraded.has(request.raw.socket)) request.raw.socket.destroy()
    done()
  })
  server.addHook('preClose', (done) => {
    // Cuts connections that do not complete the closing handshake in time.
    setTimeout(() => {
      for (const socket of upgraded) socket.destroy()
    }, closeHandshakeMs).unref()
    done()
  })
}
