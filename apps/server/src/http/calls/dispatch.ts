import type { FastifyInstance } from 'fastify'
import { callPath } from '@guangquan/contract'
import type { App, Viewer } from '../../context.ts'
import { compressResponse } from '../pages/compress-response.ts'
import { passGate } from './gate.ts'
import type { Implementation } from './implement.ts'
import { forgetSession } from '../identity/forget-session.ts'
import type { VisitorCache } from '../pages/visitor-cache.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated caller, for the log; null for a visitor and before the gate. */
    viewer: Viewer | null
  }
  interface FastifyContextConfig {
    /** `Service/Method` of a call, for log and metrics. */
    call?: string
  }
}

/**
 * The single entry point of all calls: `POST /api/services/{product}/{Service}/{Method}`, for staff `/api/console/…`,
 * one route per implementation. What is not declared has no route.
 */
export function mountDispatcher(
  server: FastifyInstance,
  app: App,
  implementations: Implementation[],
  cache: VisitorCache,
): void {
  for (const implementation of implementations) {
    const { method } = implementation
    server.post(
      callPath(method, app.env.PRODUCT_KEY),
      { bodyLimit: method.maxKiB * 1024, config: { call: `${method.service}/${method.name}` } },
      async (request, reply) => {
        try {
          const { body } = await passGate(app, cache, implementation, request, reply)
          if (reply.sent) return undefined
          if (method.endsSession) forgetSession(app, reply)
          reply.type('application/json; charset=utf-8')
          return compressResponse(method, request, reply, body)
        } catch (error) {
          // Its response was sent when its time expired; what ends now was cancelled.
          if (!reply.sent) throw error
          request.log.warn({ err: error }, 'a late request was ended')
          return undefined
        }
      },
    )
  }
}
