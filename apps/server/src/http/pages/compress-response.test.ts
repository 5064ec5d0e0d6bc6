import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Probe } from '../../testing/probe.ts'
import { compressResponse } from './compress-response.ts'

const long = JSON.stringify({ result: '光圈与快门'.repeat(600) })
const shared = Buffer.from(long)
let server: FastifyInstance

beforeAll(() => {
  server = fastify()
  const routes = {
    read: { method: Probe.Whoami, body: long },
    shared: { method: Probe.Whoami, body: shared },
    short: { method: Probe.Whoami, body: '{"result":1}' },
    write: { method: Probe.Count, body: long },
  }
  for (const [name, { method, body }] of Object.entries(routes)) {
    server.post(`/${name}`, async (request, reply) => compressResponse(method, request, reply, body))
  }
})
afterAll(() => server.close())

async function ask(name: string, accepted: string) {
  const headers = { 'accept-encoding': accepted }
  const { rawPayload, headers: given } = await server.inject({ method: 'POST', url: `/${name}`, headers })
  return { bytes: rawPayload, encoding: given['content-encoding'], vary: given['vary'] }
}

it('compresses the response to a read as the browser accepts it', async () => {
  const brotli = await ask('read', 'gzip, deflate, br')
  expect(brotli).toMatchObject({ encoding: 'br', vary: 'Accept-Encoding' })
  expect(brotli.bytes.length).toBeLessThan(long.length / 3)
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(long)
  const gzip = await ask('read', 'gzip')
  expect(gzip).toMatchObject({ encoding: 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(gzip.bytes).toString()).toBe(long)
  const plain = await ask('read', 'identity')
  expect(plain).toMatchObject({ encoding: undefined, vary: 'Accept-Encoding' })
  expect(plain.bytes.toString()).toBe(long)
})

it('compresses a response that visitors share in each encoding', async () => {
  for (const turn of [1, 2]) {
    const brotli = await ask('shared', 'br')
    expect(brotliDecompressSync(brotli.bytes).toString(), `turn ${turn}`).toBe(long)
    expect(gunzipSync((await ask('shared', 'gzip')).bytes).toString()).toBe(long)
  }
})

it('leaves a short response, and that to a write', async () => {
  expect(await ask('short', 'br')).toMatchObject({ encoding: undefined, vary: undefined })
  const write = await ask('write', 'br')
  expect(write).toMatchObject({ encoding: undefined, vary: undefined })
  expect(write.bytes.toString()).toBe(long)
})
