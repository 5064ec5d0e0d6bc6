import type { GearKind } from '@guangquan/contract'
import { gearOf } from '../first/gear.ts'
import { tagOf } from '../first/tag.ts'
import type { Responses } from '../first-call.ts'
import type { Address, Rows, Summary } from '../route.ts'

const gearCalls =
  (kind: GearKind) =>
  ({ params: { id = '' } }: Address) => [gearOf(kind, id)]

const gearSummary =
  (kind: GearKind) =>
  (responses: Responses, { params: { id = '' } }: Address): Summary | null => {
    const gear = responses.of(gearOf(kind, id))
    return gear && { title: gear.name, description: `${gear.brand} ${gear.name}`.trim(), picture: null }
  }

// A banned tag has no page. Without a tag, the page lists popular ones.
const tagCalls = ({ query }: Address) => {
  const name = (query.get('tag') ?? '').trim()
  return name === '' ? [] : [tagOf(name)]
}

export const findRows = {
  '/search': { title: '搜索', access: 'public', page: 'search/search' },
  '/search/searchkeywords': { title: '搜索历史', access: 'public', page: 'search/search-keywords' },
  '/post/tag-filter': {
    title: '话题筛选',
    access: 'public',
    page: 'search/tag-filter',
    reads: { tag: null },
    first: tagCalls,
  },
  '/post/camera/:id': {
    title: '相机',
    access: 'public',
    page: 'gear/camera',
    first: gearCalls('camera'),
    summary: gearSummary('camera'),
  },
  '/post/lens/:id': {
    title: '镜头',
    access: 'public',
    page: 'gear/lens',
    first: gearCalls('lens'),
    summary: gearSummary('lens'),
  },
  '/post/lens-compare': { title: '镜头比较', access: 'public', page: 'gear/lens-compare' },
} as const satisfies Rows
