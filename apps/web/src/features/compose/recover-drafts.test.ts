import { ApiError } from '@guangquan/client'
import { expect, test } from 'vitest'
import type { DraftRef } from './draft-saver.ts'
import { storeRecovered } from './recover-drafts.ts'

type Kind = ConstructorParameters<typeof ApiError>[0]['kind']
const refusal = (kind: Kind, status = 200) => new ApiError({ kind, message: '一句话', status })
const body = JSON.stringify({ publishType: 1, title: '雾', pictures: [{ fileId: 'f1' }] })
const old: DraftRef = { id: 'old', version: 3 }

const findVersion = () => Promise.resolve(7)

/** A server that responds to one save after another with these; then it stores them. */
function responding(...responses: ApiError[]) {
  const sent: { body: string; draft: DraftRef | null; requestId: string }[] = []
  const send = (content: string, draft: DraftRef | null, requestId: string) => {
    sent.push({ body: content, draft, requestId })
    const error = responses.shift()
    if (error !== undefined) return Promise.reject(error)
    const stored = { id: draft?.id ?? 'new', version: (draft?.version ?? 0) + 1 }
    return Promise.resolve({ ...stored, savedTime: '2026-10-01 08:30:12' })
  }
  return { sent, send }
}

test('what was written goes into its draft, in the version that it was begun from', async () => {
  const { sent, send } = responding()
  const stored = await storeRecovered({ body, draft: old, open: null }, { send, findVersion })
  expect(stored).toEqual({ id: 'old', version: 4, isSecond: false, lacksFiles: false })
  expect(sent.map((one) => [one.body, one.draft])).toEqual([[body, old]])
})

test('a save that had no response is repeated before what was written after it', async () => {
  const { sent, send } = responding()
  const open = { body: '{"publishType":1}', draft: old, requestId: 'r1' }
  await storeRecovered({ body, draft: old, open }, { send, findVersion })
  expect(sent.map((one) => [one.body, one.draft?.version])).toEqual([
    [open.body, 3],
    [body, 4],
  ])
  expect(sent[0]?.requestId).toBe('r1')
})

test('a draft that was changed elsewhere stays, and what was written here is a second one', async () => {
  const { sent, send } = responding(refusal('DraftChanged'))
  const stored = await storeRecovered({ body, draft: old, open: null }, { send, findVersion })
  expect(stored).toEqual({ id: 'new', version: 1, isSecond: true, lacksFiles: false })
  expect(sent.at(-1)).toMatchObject({ body, draft: null })
})

test('words whose files were deleted meanwhile are stored without them, as a draft of their own', async () => {
  const { sent, send } = responding(refusal('UploadNotFound'))
  const stored = await storeRecovered({ body, draft: old, open: null }, { send, findVersion })
  expect(stored).toEqual({ id: 'new', version: 1, isSecond: false, lacksFiles: true })
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ publishType: 1, title: '雾', pictures: [] })
})

test.each([
  ['Offline', 0],
  ['DraftLimit', 200],
  ['BadInput', 200],
] as const)('what cannot be stored for %s is told in the sentence of the error', async (kind, status) => {
  const { send } = responding(refusal(kind, status))
  expect(await storeRecovered({ body, draft: null, open: null }, { send, findVersion })).toBe('一句话')
})

test('a draft that lacks photographs alone is not written again; it may have been changed elsewhere', async () => {
  const { sent, send } = responding()
  const content = { body, draft: old, open: null, isSaved: true }
  const stored = await storeRecovered(content, { send, findVersion })
  expect(stored).toEqual({ id: 'old', version: 7, isSecond: false, lacksFiles: false })
  expect(sent).toEqual([])
})

test('a draft that was deleted elsewhere is stored anew for the photographs that it lacks', async () => {
  const { send } = responding(refusal('ContentNotFound'))
  const content = { body, draft: old, open: null, isSaved: true }
  const stored = await storeRecovered(content, {
    send,
    findVersion: () => Promise.reject(refusal('ContentNotFound')),
  })
  expect(stored).toMatchObject({ id: 'new', version: 1 })
})
