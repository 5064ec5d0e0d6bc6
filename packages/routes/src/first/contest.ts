import { api, call } from '@guangquan/contract/wire/method-ref'
import type { Address } from '../route.ts'

const sorts = ['random', 'new', 'rank'] as const

/** The wall of entries, as its address describes it. */
export interface EntryWall {
  group?: string
  sort?: (typeof sorts)[number]
  /** Only entries chosen by the jury. */
  finalists?: boolean
  /** For the random order: the viewer's seed of today; 0 for a visitor's first page. */
  seed?: number
}

/** Query parameters that the page of a contest reads. */
export const contestReads = { group: null, sort: sorts, finalists: ['1'] } as const

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Parses the wall of an address; invalid values are dropped. */
export function readWall(query: Address['query']): EntryWall {
  const group = query.get('group') ?? ''
  const sort = sorts.find((one) => one === query.get('sort'))
  return {
    ...(uuid.test(group) ? { group } : {}),
    ...(sort === undefined || sort === 'random' ? {} : { sort }),
    ...(query.get('finalists') === '1' ? { finalists: true } : {}),
  }
}

/** Public contests, the latest announcement first. */
export const contestsOf = () => call(api.Contest.GetList, {})

export const contestDetail = (id: string) => call(api.Activity.GetPhotoContestDetail, { id })

export const contestEntries = (id: string, { group, sort, finalists, seed }: EntryWall) =>
  call(api.Contest.GetEntryList, {
    matchId: id,
    ...(group === undefined ? {} : { groupId: group }),
    ...(sort === undefined ? {} : { sort }),
    ...(finalists === undefined ? {} : { finalists }),
    ...(seed === undefined ? {} : { seed }),
  })

export const certificateOf = (certificate: string) => call(api.Contest.GetCertificate, { certificate })
