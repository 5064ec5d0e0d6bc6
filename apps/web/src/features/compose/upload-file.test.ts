import { createHash } from 'node:crypto'
import { ApiError } from '@guangquan/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../platform/api.ts'
import { sampleFile } from '../../testing/sample-picture.ts'
import { uploadFile } from './upload-file.ts'

const pieceBytes = 4
const content = 'abcdefghij'
const file = new File([content], '雾.jpg', { type: 'image/jpeg' })
const offline = () => new ApiError({ kind: 'Offline', message: '网络断开了，请检查后重试' })

/** A server that already has some pieces, and the errors to throw for each attempt to send another one. */
function open(received: number[] = [], failures: Record<number, Error[]> = {}) {
  const calls: { method: string; input: object }[] = []
  const pieces: Record<number, string> = {}
  let running = 0
  let most = 0
  vi.spyOn(client, 'call').mockImplementation((ref, input) => {
    calls.push({ method: ref.method, input: Object(input) })
    return Promise.resolve(
      ref.trust(ref.method === 'Begin' ? { uploadId: 'u', pieceBytes, received } : sampleFile),
    )
  })
  vi.spyOn(client, 'send').mockImplementation(async ({ path, body }) => {
    most = Math.max(most, (running += 1))
    const [, index = ''] = /\/PutPiece\/u\/(\d+)$/.exec(path) ?? []
    await Promise.resolve()
    running -= 1
    const failure = failures[Number(index)]?.shift()
    if (failure !== undefined) throw failure
    pieces[Number(index)] = new TextDecoder().decode(body)
  })
  return { calls, pieces, most: () => most }
}

const { signal } = new AbortController()
const shares: number[] = []
const upload = (given = signal) =>
  uploadFile(file, { useType: 1, signal: given, onProgress: (share) => shares.push(share) })

/** Ends every pause between two attempts at once. */
async function withoutPauses<T>(work: Promise<T>): Promise<T> {
  const pauses = setInterval(() => vi.runAllTimers(), 5)
  return work.finally(() => clearInterval(pauses))
}

beforeEach(() => {
  shares.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a file is announced with its size and hash, sent in pieces and put together', async () => {
  const { calls, pieces, most } = open()
  expect(await upload()).toEqual(sampleFile)
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(calls).toEqual([
    { method: 'Begin', input: { fileName: '雾.jpg', size: 10, sha256, useType: 1 } },
    { method: 'Finish', input: { uploadId: 'u' } },
  ])
  expect(pieces).toEqual({ 0: 'abcd', 1: 'efgh', 2: 'ij' })
  expect(most()).toBeLessThanOrEqual(3)
  expect([shares[0], shares.at(-1)]).toEqual([0, 1])
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('what the server has from an earlier attempt is not sent again', async () => {
  const { pieces } = open([0, 2])
  await upload()
  expect(pieces).toEqual({ 1: 'efgh' })
  expect(shares[0]).toBeCloseTo(0.6)
})

test('a piece lost on the way is sent up to three times', async () => {
  const { pieces } = open([], { 1: [offline(), offline()] })
  expect(await withoutPauses(upload())).toEqual(sampleFile)
  expect(pieces[1]).toBe('efgh')
})

test('after three attempts the failure is reported', async () => {
  const { calls } = open([], { 1: [offline(), offline(), offline()] })
  await expect(withoutPauses(upload())).rejects.toMatchObject({ kind: 'Offline' })
  expect(calls.map(({ method }) => method)).toEqual(['Begin'])
})

test('a refusal is final', async () => {
  const refusal = new ApiError({ kind: 'UploadNotFound', message: '', status: 200 })
  const { pieces } = open([], { 0: [refusal] })
  await expect(upload()).rejects.toBe(refusal)
  expect(pieces[0]).toBeUndefined()
})

test('an upload given up before it begins sends nothing', async () => {
  const { calls } = open()
  await expect(upload(AbortSignal.abort())).rejects.toThrow()
  expect(calls).toEqual([])
})

test('while the server is busy only the end is asked for again, and what was sent stays there', async () => {
  const { calls, pieces } = open()
  const busy = new ApiError({ kind: 'UploadBusy', message: '正在处理的文件太多', status: 503 })
  const respond = vi.mocked(client.call).getMockImplementation()
  if (respond === undefined) throw new Error('the client has no responses')
  let refusals = 2
  vi.spyOn(client, 'call').mockImplementation((ref, input, options) => {
    const response = respond(ref, input, options)
    return ref.method === 'Finish' && refusals-- > 0 ? Promise.reject(busy) : response
  })
  expect(await withoutPauses(upload())).toEqual(sampleFile)
  expect(calls.map(({ method }) => method)).toEqual(['Begin', 'Finish', 'Finish', 'Finish'])
  expect(Object.keys(pieces)).toHaveLength(3)
})
