import type { FastifyInstance } from 'fastify'
import type { App } from '../../context.ts'
import { mountPieceRoute } from './piece.route.ts'
import { mountSaveFileRoute } from './save-file.route.ts'

/** They have a scope of their own, because no other route accepts such bodies. */
export async function mountUploadRoutes(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    mountPieceRoute(scope, app)
    await mountSaveFileRoute(scope, app)
  })
}
