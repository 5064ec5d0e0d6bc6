import { personOf, photosOf } from '../first/person.ts'
import type { Rows } from '../route.ts'

/** The pages of other members. */
export const personRows = {
  '/user/other': {
    title: 'TA的主页',
    access: 'member',
    page: 'user/other-home',
    reads: { id: null },
    // A visitor is asked to sign in, and members ask for themselves: only for what a shared link shows.
    first: ({ query }) => {
      const userId = query.get('id') ?? ''
      return userId === '' ? [] : [personOf(userId)]
    },
    memberFirst: ({ query }) => {
      const userId = query.get('id') ?? ''
      return userId === '' ? [] : [personOf(userId), photosOf(userId)]
    },
    summary: (responses, { query }) => {
      const person = responses.of(personOf(query.get('id') ?? ''))
      return person && { title: person.nickName, description: person.introduction, picture: null }
    },
  },
  '/user/other/fans': { title: 'TA的粉丝', access: 'member', page: 'user/other-fans' },
  '/user/other/follow': { title: 'TA的关注', access: 'member', page: 'user/other-follow' },
  '/user/other/gallery': { title: 'TA的相册', access: 'member', page: 'user/other-gallery' },
  '/user/other/like': { title: 'TA赞过的', access: 'member', page: 'user/other-like' },
  '/user/other/release-list': { title: 'TA的发布', access: 'member', page: 'user/other-release' },
} as const satisfies Rows
