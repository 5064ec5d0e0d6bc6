import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSimulator, type Simulator } from '../simulators/simulator.ts'
import { makeAvatarFetcher } from './fetch-avatar.ts'

let inside: Server
let port: number
let connections = 0
beforeAll(async () => {
  inside = createServer((_request, response) => response.end('secret of the inside'))
  inside.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((done) => {
    inside.listen(0, '127.0.0.1', done)
  })
  const address: AddressInfo | string | null = inside.address()
  port = address === null || typeof address === 'string' ? 0 : address.port
})
afterAll(() => inside.close())

const maxBytes = 2 * 1024 * 1024
/** For cases that end with the limit. */
const limits = { connectMs: 200, totalMs: 400, maxBytes }
/** So long that no response is late on a busy machine. */
const longLimits = { connectMs: 10_000, totalMs: 30_000, maxBytes }
const resolving = (...responses: { address: string; family: number }[][]) => {
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return responses[Math.min(asked.length, responses.length) - 1] ?? []
  }
  return { asked, read: makeAvatarFetcher({ bases: ['https://api.weixin.qq.com'], resolve, limits }) }
}

test.each([
  'https://evil.example/a.jpg',
  'https://qlogo.cn.evil.example/a.jpg',
  'https://evilqlogo.cn/a.jpg',
  'https://thirdwx.qlogo.cn@evil.example/a.jpg',
  'https://u:p@thirdwx.qlogo.cn/a.jpg',
  'https://thirdwx.qlogo.cn:8443/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/a.jpg',
  'https://0x7f.1/a.jpg',
  'http://localhost/a.jpg',
  'file:///etc/passwd',
  'ftp://thirdwx.qlogo.cn/a.jpg',
  '//thirdwx.qlogo.cn/a.jpg',
  'not an address',
  '',
])('%s is not even looked up', async (address) => {
  const { read, asked } = resolving([{ address: '127.0.0.1', family: 4 }])
  expect(await read(address)).toBeNull()
  expect(asked).toEqual([])
})

test.each([
  ['127.0.0.1', 4],
  ['169.254.169.254', 4],
  ['10.0.0.1', 4],
  ['0.0.0.0', 4],
  ['::1', 6],
  ['::ffff:127.0.0.1', 6],
  ['fd00::1', 6],
])('a host of theirs that resolves to %s is not connected to', async (address, family) => {
  const before = connections
  const { read, asked } = resolving([{ address, family }])
  expect(await read('http://thirdwx.qlogo.cn/mmopen/vi_32/x/0')).toBeNull()
  expect(asked).toEqual(['thirdwx.qlogo.cn'])
  // A public address among them does not make the host acceptable.
  const mixed = resolving([
    { address: '101.226.90.149', family: 4 },
    { address, family },
  ])
  expect(await mixed.read('https://tvax1.sinaimg.cn/crop/x.jpg')).toBeNull()
  expect(connections).toBe(before)
})

test('the name is resolved once: a later answer cannot move the connection', async () => {
  const before = connections
  const { read, asked } = resolving(
    [{ address: '240.0.0.1', family: 4 }],
    [{ address: '127.0.0.1', family: 4 }],
  )
  expect(await read('https://q.qlogo.cn/x')).toBeNull()
  // A public address that discards all traffic.
  const moved = resolving([{ address: '192.175.48.1', family: 4 }], [{ address: '127.0.0.1', family: 4 }])
  expect(await moved.read('https://q.qlogo.cn/x')).toBeNull()
  expect([asked.length, moved.asked.length]).toEqual([1, 1])
  expect(connections).toBe(before)
})

test('a name that does not exist is no picture', async () => {
  const resolve = async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' })
  }
  const read = makeAvatarFetcher({ bases: [], resolve, limits })
  expect(await read('https://q.qlogo.cn/x')).toBeNull()
})

test('a provider on this machine is read only by its exact origin', async () => {
  const picture = Buffer.from([255, 216, 255, 224])
  const provider: Simulator = await startSimulator({ '': () => ({ type: 'image/jpeg', body: picture }) })
  const bases = [`${provider.origin}/wechat`]
  const read = makeAvatarFetcher({ bases, limits: longLimits })
  expect(await read(`${provider.origin}/heads/a/0`)).toEqual(picture)
  const before = connections
  expect(await read(`http://127.0.0.1:${port}/heads/a/0`)).toBeNull()
  expect(await read(provider.origin.replace('127.0.0.1', 'localhost'))).toBeNull()
  for (const fault of ['redirect', 'huge', 'half', 'reset'] as const) {
    provider.next.push(fault)
    expect(await read(`${provider.origin}/other`), fault).toBeNull()
  }
  const readInTime = makeAvatarFetcher({ bases, limits })
  for (const fault of ['drip', 'hang'] as const) {
    provider.next.push(fault)
    const begin = performance.now()
    expect(await readInTime(`${provider.origin}/other`), fault).toBeNull()
    expect(performance.now() - begin).toBeLessThan(10_000)
  }
  provider.next.push({ status: 404, body: 'no' }, { status: 200, body: '' })
  expect(await read(`${provider.origin}/other`)).toBeNull()
  expect(await read(`${provider.origin}/other`)).toBeNull()
  expect(connections).toBe(before)
  await provider.close()
})
