import { createStore } from '@guangquan/ui'
import { expect, test } from 'vitest'
import type { MirroredDraft } from '../../platform/mirrored-drafts.ts'
import { makeDraftMirror } from './draft-mirror.ts'
import type { SaverState } from './draft-saver.ts'

const clean: SaverState = {
  draft: null,
  savedBody: '',
  save: { kind: 'clean' },
  open: null,
  isFinished: false,
}

/** A mirror over a browser whose writes end when the test releases them. */
function open(first: Partial<SaverState> = {}) {
  const page = { body: '' }
  const stored = new Map<string, MirroredDraft>()
  const waiting: (() => void)[] = []
  const slowly = (work: () => void) =>
    new Promise<void>((resolve) =>
      waiting.push(() => {
        work()
        resolve()
      }),
    )
  const state = createStore<SaverState>({ ...clean, ...first })
  const mirror = makeDraftMirror({
    key: 'k',
    memberId: () => 'alice',
    publishType: 1,
    readBody: () => (page.body === '' ? null : page.body),
    saver: { state },
    now: () => 5,
    storage: {
      put: async (draft) => {
        await slowly(() => stored.set(draft.key, draft))
        return true
      },
      remove: (key) => slowly(() => stored.delete(key)),
    },
  })
  const settle = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      next()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const text = () => stored.get('k')?.text
  return { mirror, page, state, stored, waiting, settle, text }
}

test('what is written is stored at once, and the newest text after a write that was under way', async () => {
  const { mirror, page, stored, waiting, settle, text } = open()
  page.body = '雾'
  mirror.update()
  expect(waiting).toHaveLength(1)
  page.body = '雾里'
  mirror.update()
  page.body = '雾里看山'
  mirror.update()
  expect(waiting).toHaveLength(1)
  await settle()
  expect(stored.get('k')).toMatchObject({ memberId: 'alice', publishType: 1, at: 5 })
  expect(JSON.parse(text() ?? '')).toEqual({ body: '雾里看山', draft: null, open: null })
})

test('it is stored with the version of the server’s draft, and removed once the server has it', async () => {
  const { mirror, page, state, stored, settle, text } = open({
    draft: { id: 'd', version: 3 },
    savedBody: '旧',
  })
  page.body = '旧'
  mirror.update()
  await settle()
  expect(stored.size).toBe(0)
  page.body = '新'
  mirror.update()
  await settle()
  expect(JSON.parse(text() ?? '')).toMatchObject({ body: '新', draft: { id: 'd', version: 3 } })
  state.set({ ...state.get(), draft: { id: 'd', version: 4 }, savedBody: '新' })
  mirror.update()
  await settle()
  expect(stored.size).toBe(0)
})

test('a save without a response is stored with it', async () => {
  const { mirror, page, state, settle, text } = open()
  page.body = '新'
  const sent = { body: '新', draft: null, requestId: 'r1' }
  state.set({ ...state.get(), open: sent })
  mirror.update()
  await settle()
  expect(JSON.parse(text() ?? '')).toMatchObject({ open: sent })
})

test('what is published or deleted by its author is removed', async () => {
  const { mirror, page, state, stored, settle } = open()
  const write = async (body: string) => {
    page.body = body
    mirror.update()
    await settle()
  }
  await write('新')
  await write('')
  expect(stored.size).toBe(0)
  await write('新')
  state.set({ ...state.get(), isFinished: true })
  await write('新')
  expect(stored.size).toBe(0)
})

test('what its author leaves without saving is removed and not written again', async () => {
  const { mirror, page, stored, settle } = open()
  page.body = '新'
  mirror.update()
  await settle()
  mirror.discard()
  page.body = '更新'
  mirror.update()
  await settle()
  expect(stored.size).toBe(0)
})
