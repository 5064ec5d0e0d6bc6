import { afterEach, expect, test, vi } from 'vitest'

vi.mock('./boot.ts', () => ({
  boot: { productKey: 'p', appKey: 'k' },
  clockOffsetMs: () => 0,
}))
const { api, write } = await import('./api.ts')

afterEach(() => vi.unstubAllGlobals())

test('a write that is repeated after a lost response has the same request id, and afterwards another one', async () => {
  const ids: string[] = []
  const responses = ['lost', 'given', 'given']
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: Uint8Array }) => {
    const { requestId }: { requestId: string } = JSON.parse(new TextDecoder().decode(body))
    ids.push(requestId)
    if (responses.shift() === 'lost') throw new TypeError('network error')
    return Response.json({ code: 200, success: true, message: '', error: null, result: {} })
  })
  const send = () => write(api.StaffStrike.Lift, { id: 'one', note: '', reason: '认错了人' })
  await expect(send()).rejects.toThrow()
  await send()
  await send()
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})
