import type { FastifyInstance } from 'fastify'
import type { App } from '../../context.ts'
import { closeDecoders, decodersOf } from './decode/decoders.ts'
import { mountPieceRoute } from './upload/piece.route.ts'
import { mountSaveFileRoute } from './upload/save-file.route.ts'
import { mountCropRoute } from './crop/serve-crop.route.ts'
import { mountStampedRoute } from './pdf/serve-stamped.route.ts'
import { mountServeRoute } from './serve-file.route.ts'
import { mountVideoRoute } from './video/serve-video.route.ts'

/** Upload and file routes. They have a scope of their own, because no other route accepts such bodies. */
export async function mountFileRoutes(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    mountServeRoute(scope, app)
    mountCropRoute(scope, app)
    mountStampedRoute(scope, app)
    mountVideoRoute(scope, app)
    mountPieceRoute(scope, app)
    await mountSaveFileRoute(scope, app)
  })
  // Otherwise the first member with a photograph would wait for a process to start.
  server.addHook('onListen', async () => {
    decodersOf(app)
      .front.warmUp()
      .catch((error: unknown) => app.log.error({ err: error }, 'the picture decoder does not start'))
  })
  server.addHook('onClose', async () => closeDecoders(app))
}
