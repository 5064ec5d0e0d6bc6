import { ApiError } from '@guangquan/client'
import { expect, test } from 'vitest'
import { makeDraftSaver, type DraftRef } from './draft-saver.ts'

type Kind = ConstructorParameters<typeof ApiError>[0]['kind']
const refusal = (kind: Kind, status = 200) => new ApiError({ kind, message: '一句话', status })

/** A saver whose requests get these responses in order; by default each is stored. */
function open(draft: DraftRef | null = null) {
  const sent: { body: string; draft: DraftRef | null; requestId: string }[] = []
  const responses: (ApiError | DraftRef)[] = []
  const page = { body: 'a', changed: 0 }
  const saver = makeDraftSaver({
    draft,
    savedBody: '',
    readBody: () => page.body,
    send: (body, before, requestId) => {
      sent.push({ body, draft: before, requestId })
      const response = responses.shift() ?? { id: before?.id ?? 'new', version: (before?.version ?? 0) + 1 }
      return response instanceof ApiError
        ? Promise.reject(response)
        : Promise.resolve({ ...response, savedTime: '2026-10-01 08:30:12' })
    },
    onChanged: () => (page.changed += 1),
  })
  return { saver, sent, responses, page }
}

test('each save names the version of the one before, and nothing is sent twice', async () => {
  const { saver, sent, page } = open()
  expect(await saver.save()).toBe(true)
  expect(await saver.save()).toBe(true)
  page.body = 'b'
  await Promise.all([saver.save(), saver.save()])
  expect(sent.map(({ body, draft }) => [body, draft])).toEqual([
    ['a', null],
    ['b', { id: 'new', version: 1 }],
  ])
})

test('a draft that no longer exists is stored as a new one', async () => {
  const { saver, sent, responses } = open({ id: 'old', version: 3 })
  responses.push(refusal('ContentNotFound'))
  expect(await saver.save()).toBe(true)
  expect(sent.map(({ draft }) => draft)).toEqual([{ id: 'old', version: 3 }, null])
  expect(saver.state.get()).toMatchObject({ draft: { id: 'new', version: 1 }, save: { kind: 'anew' } })
})

test('a draft that was changed elsewhere is not overwritten; the author goes on with a second one', async () => {
  const { saver, sent, responses, page } = open({ id: 'old', version: 3 })
  responses.push(refusal('DraftChanged'))
  expect(await saver.save()).toBe(false)
  page.body = 'b'
  expect(await saver.save()).toBe(false)
  expect([sent.length, page.changed, saver.state.get().save.kind]).toEqual([1, 1, 'changed'])
  expect(await saver.separate()).toBe(true)
  expect(sent.at(-1)).toMatchObject({ body: 'b', draft: null })
  expect(saver.state.get().draft).toEqual({ id: 'new', version: 1 })
})

test('a save without a response is repeated as it was before anything newer', async () => {
  const { saver, sent, responses, page } = open({ id: 'old', version: 3 })
  responses.push(refusal('Offline', 0))
  expect(await saver.save()).toBe(false)
  page.body = 'b'
  expect(await saver.save()).toBe(true)
  expect(sent.map(({ body, draft }) => [body, draft?.version])).toEqual([
    ['a', 3],
    ['a', 3],
    ['b', 4],
  ])
  expect(sent[1]?.requestId).toBe(sent[0]?.requestId)
  expect(sent[2]?.requestId).not.toBe(sent[0]?.requestId)
})

test('nothing is saved while a post is published and after it, and again when that failed', async () => {
  const { saver, sent, page } = open()
  const publishing = saver.pauseFor(() => Promise.reject(new Error('lost')))
  expect(await saver.save()).toBe(false)
  await expect(publishing).rejects.toThrow('lost')
  expect(await saver.save()).toBe(true)
  await saver.pauseFor(() => Promise.resolve())
  page.body = 'b'
  expect(await saver.save()).toBe(false)
  expect(sent).toHaveLength(1)
})

test('a refused save shows the sentence of the server', async () => {
  const { saver, responses } = open()
  responses.push(refusal('BadInput'), refusal('DraftLimit'))
  expect(await saver.save()).toBe(false)
  expect(saver.state.get().save).toEqual({ kind: 'failed', reason: '一句话' })
  expect(await saver.save()).toBe(false)
  expect(saver.state.get().save).toEqual({ kind: 'full', sentence: '一句话' })
})
