import type { FastifyInstance } from 'fastify'
import type { App } from '../../context.ts'
import { mountCropRoute } from './crop/serve-crop.route.ts'
import { mountStampedRoute } from './pdf/serve-stamped.route.ts'
import { mountServeRoute } from './serve-file.route.ts'

export function mountFileRoutes(server: FastifyInstance, app: App): void {
  mountServeRoute(server, app)
  mountCropRoute(server, app)
  mountStampedRoute(server, app)
}
