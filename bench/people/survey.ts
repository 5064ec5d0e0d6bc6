import {
  ArticleInfo,
  Goods,
  maxPageSize,
  maxSkipCount,
  NewPublish,
  pageSize,
  Picture,
} from '@guangquan/contract'
import { call, type Caller, type Members } from './call.ts'
import { findCommunity, type Community } from './community.ts'
import { listAllThings, type ListName, type Thing } from './list-things.ts'
import { openTargets, type OpenTargets } from './open-targets.ts'

/** Data of a filled site that the cases use. */
export interface Survey {
  /** Posts spread over the newest ten thousand. */
  postIds: string[]
  articleIds: string[]
  /** Goods for coins that anybody can have many times. */
  goodsIds: string[]
  /** Lenses to filter by, most frequent first. */
  lensIds: string[]
  /** Tags, most frequent first. */
  tags: string[]
  /** Their first two characters: words that very many posts contain. */
  words: string[]
  /** A photograph of their own for each person who has one. */
  ownFiles: { person: number; fileId: string }[]
  /** Cursors of page 800; null if the list is shorter. */
  page800: { newest: string | null; recommended: string | null; wall: string | null }
  /** Authors of those posts, other than the people who sign in. */
  authorIds: string[]
  open: OpenTargets
  community: Community
  /** The items that each person sees in lists used by other calls. */
  things: Map<ListName, Thing[]>
  cameraIds: string[]
}

const deepPage = 800
const newestTab = 3
const samples = 40

/** Collects the data of a site through its own calls. */
export async function survey(members: Members, staff: Caller): Promise<Survey> {
  const gear = await call(members, 0, Picture.GetGearOptions, {})
  const posts = await listPosts(members)
  const postIds = posts.map(({ id }) => id)
  const own = new Set(members.people.map(({ userId }) => userId))
  const open = await openTargets(members, { postIds, pictures: await listPictures(members) })
  const tags = (await call(members, 0, NewPublish.GetTagList, {})).result.map((tag) => tag.name)
  return {
    postIds,
    authorIds: [...new Set(posts.map(({ authorId }) => authorId))].filter((id) => !own.has(id)),
    open,
    community: await findCommunity(members, staff),
    things: await listAllThings(members),
    cameraIds: gear.result.cameras.map((camera) => camera.id),
    articleIds: (await call(members, 0, ArticleInfo.GetList, {})).result.items.map(({ id }) => id),
    goodsIds: await listGoods(members),
    lensIds: gear.result.lenses.map((lens) => lens.id),
    tags,
    words: tags.map((tag) => tag.slice(0, 2)).filter((word) => word.length === 2),
    ownFiles: open.posts.map(({ person, fileId }) => ({ person, fileId })),
    page800: {
      newest: await cursorBefore(members, deepPage, { tab: newestTab }),
      recommended: await cursorBefore(members, deepPage, {}),
      wall: await wallCursorBefore(members, deepPage),
    },
  }
}

async function listPosts(members: Members): Promise<{ id: string; authorId: string }[]> {
  const posts = new Map<string, { id: string; authorId: string }>()
  for (let sample = 0; sample < samples; sample++) {
    const skipCount = Math.floor((sample * maxSkipCount) / samples)
    const input = { tab: newestTab, skipCount, maxResultCount: maxPageSize }
    const { result } = await call(members, 0, NewPublish.GetFeed, input)
    for (const { id, authorId } of result.items) posts.set(id, { id, authorId })
    if (result.isLast) break
  }
  return [...posts.values()]
}

async function listGoods(members: Members): Promise<string[]> {
  const input = { goodsType: 2, kind: 4, maxResultCount: maxPageSize } as const
  const { result } = await call(members, 0, Goods.GetList, input)
  return result.items.filter(({ coins }) => coins === 1).map(({ id }) => id)
}

async function listPictures(members: Members): Promise<Survey['ownFiles']> {
  const files: Survey['ownFiles'] = []
  for (const [person, { userId }] of members.people.entries()) {
    const { result } = await call(members, person, Picture.GetUserPublishList, { userId })
    for (const tile of result.items) {
      const [, fileId] = /\/files\/([0-9a-f-]{36})\//.exec(tile.picture.url480) ?? []
      if (fileId !== undefined) files.push({ person, fileId })
    }
  }
  return files
}

// A cursor comes from the page before, which is reached by skipping, as by an old client.
async function cursorBefore(members: Members, page: number, list: { tab?: number }): Promise<string | null> {
  const input = { ...list, skipCount: (page - 2) * pageSize }
  return (await call(members, 0, NewPublish.GetFeed, input)).result.nextCursor
}

async function wallCursorBefore(members: Members, page: number): Promise<string | null> {
  const input = { sort: 'new', skipCount: (page - 2) * pageSize } as const
  return (await call(members, 0, Picture.GetList, input)).result.nextCursor
}
