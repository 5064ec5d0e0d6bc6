import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responds instead of the 503; one that does nothing lets the request through. */
    pressureHandler?: () => void
  }
}

/** Limits above which new requests get a 503 at once instead of being queued. */
export interface PressureBounds {
  eventLoopDelayMs: number
  heapBytes: number
  residentBytes: number
  /** Interval of measuring in milliseconds; default 1000. */
  sampleMs?: number
}

const defaultBounds: PressureBounds = {
  eventLoopDelayMs: 1000,
  heapBytes: 1024 ** 3,
  residentBytes: 1.5 * 1024 ** 3,
}

/** Route configuration of health and metrics: always served, and logged only when refused. */
export const watchRoute = { quiet: true, pressureHandler: () => undefined }

/**
 * Sheds load before the process is overloaded. The measure is the delay, not the utilisation: a thread that is always
 * busy and still responds within milliseconds is fine.
 */
export async function mountPressure(
  server: FastifyInstance,
  bounds: PressureBounds = defaultBounds,
): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay: bounds.eventLoopDelayMs,
    maxHeapUsedBytes: bounds.heapBytes,
    maxRssBytes: bounds.residentBytes,
    sampleInterval: bounds.sampleMs ?? 1000,
    retryAfter: 2,
  })
}
