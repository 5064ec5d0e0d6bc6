import type { AnyCall } from '../first-call.ts'
import { albumsOf, fansOf, followedBy, personOf, photosOf } from '../first/person.ts'
import type { Address, Rows } from '../route.ts'

/** Calls about the member in the address. */
const aboutOther =
  (...calls: ((userId: string) => AnyCall)[]) =>
  ({ query }: Address): AnyCall[] => {
    const userId = query.get('id') ?? ''
    return userId === '' ? [] : calls.map((make) => make(userId))
  }

/** The pages of other members. */
export const personRows = {
  '/user/other': {
    title: 'TA的主页',
    access: 'member',
    page: 'user/other-home',
    reads: { id: null },
    // Used only for the preview of a shared link: visitors have to sign in, and members' browsers make the calls
    // themselves.
    first: aboutOther(personOf),
    memberFirst: aboutOther(personOf, photosOf),
    memberPictures: true,
    summary: (responses, { query }) => {
      const person = responses.of(personOf(query.get('id') ?? ''))
      return person && { title: person.nickName, description: person.introduction, picture: null }
    },
  },
  '/user/other/fans': {
    title: 'TA的粉丝',
    access: 'member',
    page: 'user/other-fans',
    reads: { id: null },
    memberFirst: aboutOther(personOf, fansOf),
  },
  '/user/other/follow': {
    title: 'TA的关注',
    access: 'member',
    page: 'user/other-follow',
    reads: { id: null },
    memberFirst: aboutOther(personOf, followedBy),
  },
  '/user/other/gallery': {
    title: 'TA的相册',
    access: 'member',
    page: 'user/other-gallery',
    reads: { id: null },
    memberFirst: aboutOther(personOf, albumsOf),
  },
  '/user/other/like': {
    title: 'TA赞过的',
    access: 'member',
    page: 'user/other-like',
    reads: { id: null },
    memberFirst: aboutOther(personOf),
  },
  '/user/other/release-list': {
    title: 'TA的发布',
    access: 'member',
    page: 'user/other-release',
    reads: { id: null },
    memberFirst: aboutOther(personOf),
  },
} as const satisfies Rows
