import { errorCatalogue } from '@guangquan/contract'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { mountErrorHandler } from '../calls/error-handler.ts'
import { mountPressure } from './pressure.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const { Crowded, Unavailable } = errorCatalogue
const withCode = (code: string) => Object.assign(new Error('of the database'), { code })

test.each([
  ['a lock that others hold', withCode('55P03'), Crowded.code],
  ['two transactions that conflict', withCode('40001'), Crowded.code],
  [
    'no connection for as long as a request waits',
    new Error('timeout exceeded when trying to connect'),
    Crowded.code,
  ],
  ['a database that is away', withCode('ECONNREFUSED'), Unavailable.code],
  ['a database that shuts down', withCode('57P01'), Unavailable.code],
])('%s is said as what it is, with the wait', async (_, error, code) => {
  const server = fastify()
  mountErrorHandler(server, node.app)
  server.get('/work', () => {
    throw error
  })
  const response = await server.inject('/work')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
  expect(response.json()).toMatchObject({ success: false, error: { code } })
  if (code === Crowded.code) {
    expect(response.json()).toMatchObject({
      message: '现在访问的人太多，请 2 秒后再试',
      error: { details: { n: 2 } },
    })
  }
  await server.close()
})

test('what is refused under pressure says that it is crowded', async () => {
  const server = fastify()
  mountErrorHandler(server, node.app)
  await mountPressure(server, { eventLoopDelayMs: 1000, heapBytes: 1, residentBytes: 1e12, sampleMs: 10 })
  server.get('/work', () => 'done')
  await server.ready()
  await vi.waitFor(async () => {
    const response = await server.inject('/work')
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ error: { code: Crowded.code } })
  })
  await server.close()
})
