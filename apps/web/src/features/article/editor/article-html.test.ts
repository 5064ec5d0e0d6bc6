import { expect, test } from 'vitest'
import { cardsOf, countFigures, isEmpty, nameCards, pendingIn, withPending, wordsOf } from './article-html.ts'
import { articleSchema, readPhoto } from './schema.ts'

const { nodes } = articleSchema
const line = (words = '') => nodes.paragraph.create(null, words === '' ? [] : articleSchema.text(words))
const doc = nodes.doc.create(null, [
  line('雾不是灰的'),
  nodes.photo.create({ fileId: 'f1', caption: '栈桥' }),
  nodes.photo.create({ key: 'k2' }),
  nodes.video.create({ publishId: 'v1' }),
  nodes.product.create({ id: 'p1' }),
  nodes.placeholder.create({ kind: 'video' }),
  line('它是光'),
])

test('the length of an article counts its text and captions', () => {
  expect(wordsOf(doc)).toBe('雾不是灰的栈桥它是光')
})

test('figures are counted by kind, photographs by the name of their upload', () => {
  expect(countFigures(doc)).toEqual({
    photos: 2,
    videos: 1,
    placeholders: 1,
    captionLength: 2,
    photoNames: new Set(['f1', 'k2']),
  })
})

test('an article is empty with one empty line, and with nothing else', () => {
  expect(isEmpty(nodes.doc.create(null, line()))).toBe(true)
  expect(isEmpty(nodes.doc.create(null, line('雾')))).toBe(false)
  expect(isEmpty(nodes.doc.create(null, [line(), line()]))).toBe(false)
  expect(isEmpty(nodes.doc.create(null, nodes.photo.create({ key: 'k' })))).toBe(false)
})

test('a text without its photographs that are not uploaded gets them back where they were', () => {
  const whole = nodes.doc.create(null, [
    nodes.photo.create({ key: 'k1', caption: '栈桥' }),
    line('雾'),
    nodes.photo.create({ fileId: 'f1' }),
    nodes.photo.create({ key: 'k2' }),
    nodes.photo.create({ key: 'refused' }),
    line(),
  ])
  const pending = pendingIn(whole, (key) => key !== 'refused')
  expect(pending).toEqual([
    { key: 'k1', place: 0, caption: '栈桥' },
    { key: 'k2', place: 3, caption: '' },
  ])
  const stored = nodes.doc.create(null, [line('雾'), nodes.photo.create({ fileId: 'f1' }), line()])
  expect(pendingIn(withPending(stored, pending), () => true)).toEqual(pending)
})

test('cards of a stored article get their titles; one that no longer exists stays without', () => {
  const named = nameCards(doc, {
    products: [{ id: 'p1', kind: 'camera', name: '澄光 C1', count: 3 }],
    videos: [],
  })
  expect(named.child(4).attrs).toEqual({ id: 'p1', name: '澄光 C1' })
  expect(named.child(3).attrs).toEqual({ publishId: 'v1', title: '' })
  expect(named.child(0).eq(doc.child(0))).toBe(true)
})

test('a photograph without a file has the key of its upload', () => {
  expect(readPhoto(doc.child(2).attrs)).toEqual({ fileId: null, key: 'k2', caption: '' })
})

test('the cards of a text give back the titles that they were given', () => {
  const cards = {
    products: [{ id: 'lens:p1', kind: 'lens' as const, name: '澄光 35', count: 0 }],
    videos: [{ publishId: 'v1', title: '渡口', cover: null }],
  }
  const stored = nodes.doc.create(null, [
    nodes.product.create({ id: 'lens:p1' }),
    nodes.video.create({ publishId: 'v1' }),
  ])
  expect(cardsOf(nameCards(stored, cards))).toEqual(cards)
})
