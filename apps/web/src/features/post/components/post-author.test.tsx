import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PostAuthor } from './post-author.tsx'

const post = {
  authorId: 'a',
  authorNickName: '林小满',
  authorHeadPic: '',
  authorUserCategoryIcon: null,
  authorUsedFrameSrc: null,
  authorLevel: 1,
  authorUserLevelIcon: null,
  authorFollowState: 0,
  authorErased: false,
  isAuthor: false,
  createTime: '2026-11-01 10:00:00',
  editedTime: null,
} as const

test('an author can be followed, but neither oneself nor one whose account was erased', () => {
  const offers = (change: Partial<Record<'isAuthor' | 'authorErased', boolean>>) =>
    renderToStaticMarkup(<PostAuthor post={{ ...post, ...change }} />).includes('关注')
  expect(offers({})).toBe(true)
  expect(offers({ isAuthor: true })).toBe(false)
  expect(offers({ authorErased: true })).toBe(false)
})
