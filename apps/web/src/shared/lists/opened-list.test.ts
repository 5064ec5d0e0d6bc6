import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleTile } from '../../testing/sample-picture.ts'

const storageOf = (stored: Map<string, string>) => ({
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
})
const shared = new Map<string, string>()
const tab = new Map<string, string>()

beforeAll(() => {
  vi.resetModules()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', storageOf(shared))
  vi.stubGlobal('sessionStorage', storageOf(tab))
  const boot = { now: 0, appKey: '', settings: { productKey: 'guangquan' }, queries: [] }
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(boot) }) })
})
beforeEach(() => {
  shared.clear()
  tab.clear()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const tilesOf = (...posts: string[]) =>
  posts.map((publishId, place) => ({ ...sampleTile, id: String(place), publishId }))
const idsAround = async (publishId: string) => {
  const { neighboursOf } = await import('./opened-list.ts')
  const { previous, next } = neighboursOf(publishId)
  return [previous?.id, next?.id]
}

test('an opened post knows those beside it; photographs of one post count once', async () => {
  const { storeOpenedList } = await import('./opened-list.ts')
  storeOpenedList(tilesOf('a', 'b', 'b', 'c'), 'b')
  expect(await idsAround('b')).toEqual(['a', 'c'])
  expect(await idsAround('c')).toEqual(['b', undefined])
  expect(await idsAround('elsewhere')).toEqual([undefined, undefined])
})

test('a tab keeps its list when a post is opened from another one, and hears what was loaded later', async () => {
  const { adoptOpenedList, storeOpenedList } = await import('./opened-list.ts')
  storeOpenedList(tilesOf('a', 'b'), 'b')
  expect(await idsAround('b')).toEqual(['a', undefined])
  storeOpenedList(tilesOf('x', 'a', 'z'), 'x')
  expect(await idsAround('b')).toEqual(['a', undefined])
  storeOpenedList(tilesOf('a', 'b', 'c'), 'b')
  adoptOpenedList('b')
  expect(await idsAround('b')).toEqual(['a', 'c'])
})

test('a stored value that is no list is ignored', async () => {
  shared.set('guangquan.opened-list', '[{"id":1},null,"x"]')
  expect(await idsAround('b')).toEqual([undefined, undefined])
})
