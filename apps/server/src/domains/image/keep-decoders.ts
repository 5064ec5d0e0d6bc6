import type { FastifyInstance } from 'fastify'
import type { App } from '../../context.ts'
import { closeDecoders, decodersOf } from './decode/decoders.ts'

/** The decoders live as long as the server. */
export function keepDecoders(server: FastifyInstance, app: App): void {
  // Otherwise the first member with a photograph would wait for a process to start.
  server.addHook('onListen', async () => {
    decodersOf(app)
      .front.warmUp()
      .catch((error: unknown) => app.log.error({ err: error }, 'the picture decoder does not start'))
  })
  server.addHook('onClose', async () => closeDecoders(app))
}
