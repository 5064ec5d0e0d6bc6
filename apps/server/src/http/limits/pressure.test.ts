import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { mountPressure, watchRoute } from './pressure.ts'

it('under overload responds with 503 at once, except for health', async () => {
  const server = fastify()
  await mountPressure(server, { eventLoopDelayMs: 1000, heapBytes: 1, residentBytes: 1e12, sampleMs: 10 })
  server.get('/work', () => 'done')
  server.get('/healthz', { config: watchRoute }, () => 'ok')
  await server.ready()
  await vi.waitFor(async () => {
    const response = await server.inject('/work')
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
  })
  expect((await server.inject('/healthz')).body).toBe('ok')
  await server.close()
})
