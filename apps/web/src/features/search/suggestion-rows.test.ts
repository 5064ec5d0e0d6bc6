import { expect, test } from 'vitest'
import { suggestionRows } from './suggestion-rows.ts'

const nothing = { tags: [], topics: [], gear: [], circles: [], people: [] }

test('the search for the typed text comes first, before any suggestion has arrived', () => {
  const [row, ...others] = suggestionRows('雾 & 山', undefined)
  expect(row).toMatchObject({ kind: 'word', text: '雾 & 山', note: '搜索' })
  expect(new URL(row?.href ?? '', 'https://x').searchParams.get('q')).toBe('雾 & 山')
  expect(others).toEqual([])
  expect(suggestionRows('雾', nothing)).toHaveLength(1)
})

test('tags, topics, gear, circles and people follow in this order, each with its page and what it is', () => {
  const rows = suggestionRows('长', {
    tags: [{ name: '长曝光 #2', count: 12 }],
    topics: [{ id: 't/1', name: '长江' }],
    gear: [
      { kind: 'camera', id: 'c1', name: '长城 PF-1' },
      { kind: 'lens', id: 'l1', name: '长焦 400' },
    ],
    circles: [{ id: 'k1', title: '长焦圈', coverUrl: '/cover.webp', memberCount: 12 }],
    people: [{ userId: 'u1', nickName: '长风', headPicUrl: '/head.webp', usedFrameSrc: null }],
  })
  expect(rows.map(({ kind, note }) => [kind, note])).toEqual([
    ['word', '搜索'],
    ['tag', '12 个作品'],
    ['topic', '主题'],
    ['gear', '相机'],
    ['gear', '镜头'],
    ['circle', '圈子，12 位成员'],
    ['person', '影友'],
  ])
  expect(rows.slice(1).map(({ href }) => href)).toEqual([
    `/post/tag-filter?tag=${encodeURIComponent('长曝光 #2')}`,
    '/post/photo?topicId=t%2F1',
    '/post/camera/c1',
    '/post/lens/l1',
    '/circle/detail/k1',
    '/user/other?id=u1',
  ])
  expect(rows.at(-1)?.headPicUrl).toBe('/head.webp')
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})
