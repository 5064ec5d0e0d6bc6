import { Gear, Picture, Publish, Tag, type NewPublish, type PublishItem } from '@guangquan/contract'
import { feedReasons } from '@guangquan/rules/feed-order'
import type { Ctx } from '../../context.ts'
import type { PageInput } from '../../db/paging.ts'
import { fail } from '../../fail.ts'
import { implement, type HandlersOf } from '../../http/implement.ts'
import { suggestGear } from '../media/index.ts'
import { isActiveMember } from '../member/index.ts'
import { listAuthorPosts } from './author-posts.read.ts'
import { loadAlbums } from './album.read.ts'
import { deleteAlbum, saveAlbum } from './save-album.ts'
import { putInAlbum } from './put-in-album.ts'
import { askCritique } from './ask-critique.ts'
import { listByAuthor, listSameAuthor } from './author.read.ts'
import { closeComments } from './close-comments.ts'
import { listDailyPicks } from './daily-picks.read.ts'
import { deleteDraft } from './delete-draft.ts'
import { deletePost } from './delete-post.ts'
import { loadForEdit } from './edit.view.ts'
import { listOwnPosts } from './own-posts.read.ts'
import { purgeOwnPost, restorePost } from './restore-post.ts'
import { loadDrafts } from './draft.view.ts'
import { listFollowed } from './followed.read.ts'
import { loadGalleryOptions, showGallery } from './gallery.view.ts'
import { followTag } from './follow-tag.ts'
import { compareLenses, getGearPage, listGearStops } from './gear-page.read.ts'
import { loadGearOptions } from './gear-options.read.ts'
import { listNewest } from './newest.read.ts'
import { loadCoverPictures, loadMatchedTiles, loadPictureTiles } from './picture-tile.view.ts'
import { findOpenPost, findShownPost } from './post.read.ts'
import { loadPostCards, showPosts } from './post.view.ts'
import { listRelated } from './related.read.ts'
import { editFinished, publishFinished } from './publish-finished.ts'
import { listRecommended } from './recommended.read.ts'
import { saveDraft } from './save-draft.ts'
import { listTagged } from './tag-posts.read.ts'
import { getTagPage, listFollowedTags } from './tag-page.read.ts'
import { listOwnTags, suggestTags } from './tag.read.ts'
import { noteView } from './view-counter.ts'
import { listWall } from './wall.read.ts'

const sameAuthorPictures = 6

/** Methods of NewPublish about posts; its methods about comments are the reply domain's. */
export const postMethods = {
  GetFeed: async (ctx, input) => {
    const { rows, ...page } = await readFeed(ctx, input)
    return { ...page, items: await loadPostCards(ctx, rows) }
  },
  GetDailyPicks: async (ctx) => {
    const ids = await listDailyPicks(ctx)
    return loadPostCards(
      ctx,
      ids.map((id) => ({ id })),
    )
  },
  Detail: async (ctx, { id }): Promise<PublishItem> => {
    const post = await findShownPost(ctx, id)
    const [card] = post === undefined ? [] : await showPosts(ctx, [{ id }], [post])
    if (post === undefined || card === undefined) fail('ContentNotFound')
    noteView(ctx, post)
    return card
  },
  GetSameAuthorPictures: async (ctx, { id }) => {
    const post = id === undefined ? undefined : await findOpenPost(ctx, id)
    const ids =
      post === undefined
        ? await listTop(ctx, sameAuthorPictures)
        : await listSameAuthor(ctx, { id: post.id, authorId: post.author_id }, sameAuthorPictures)
    return loadCoverPictures(ctx, ids)
  },
  Publish: { opensTransaction: publishFinished },
  SaveDraft: saveDraft,
  GetDraftList: loadDrafts,
  DeleteDraft: deleteDraft,
  DeletePublish: deletePost,
  CloseComments: closeComments,
  GetUserPosts: async (ctx, input) => {
    const [exists, { rows, ...page }] = await Promise.all([
      isActiveMember(ctx.db, input.userId),
      listAuthorPosts(ctx, input),
    ])
    if (!exists) fail('ContentNotFound')
    return { ...page, items: await loadPostCards(ctx, rows) }
  },
  GetRelated: async (ctx, { id }) => {
    const post = await findOpenPost(ctx, id)
    if (post === undefined) fail('ContentNotFound')
    return loadPictureTiles(ctx, await listRelated(ctx, post.id))
  },
  AskCritique: askCritique,
  GetUserPublishDetail: loadForEdit,
  EditPublish: { opensTransaction: editFinished },
  GetOwnPublishList: listOwnPosts,
  RestorePublish: restorePost,
  PurgePublish: purgeOwnPost,
  GetUserTagList: listOwnTags,
  GetTagList: (ctx, { keyword }) => suggestTags(ctx, keyword),
} satisfies Partial<HandlersOf<typeof NewPublish>>

export const publishHandlers = implement(Publish, { PublishPicture: { opensTransaction: publishFinished } })

export const pictureHandlers = implement(Picture, {
  GetList: async (ctx, input) => {
    const { rows, ...page } = await listWall(ctx, input)
    return { ...page, items: await loadMatchedTiles(ctx, rows) }
  },
  GetUserPublishList: async (ctx, input) => {
    const [exists, { rows, ...page }] = await Promise.all([
      isActiveMember(ctx.db, input.userId),
      listByAuthor(ctx, input),
    ])
    if (!exists) fail('ContentNotFound')
    return { ...page, items: await loadPictureTiles(ctx, idsOf(rows)) }
  },
  GetUserGallery: showGallery,
  GetUserGalleryOptions: loadGalleryOptions,
  GetAlbumList: loadAlbums,
  SaveAlbum: saveAlbum,
  DeleteAlbum: deleteAlbum,
  PutInAlbum: putInAlbum,
  GetGearOptions: loadGearOptions,
  SuggestGear: (ctx, input) => suggestGear(ctx.db, input),
})

export const tagHandlers = implement(Tag, {
  Get: (ctx, { name }) => getTagPage(ctx, name),
  GetPosts: async (ctx, input) => {
    const { rows, ...page } = await listTagged(ctx, input)
    return { ...page, items: await loadPostCards(ctx, rows) }
  },
  Follow: followTag,
  GetFollowed: listFollowedTags,
})

export const gearHandlers = implement(Gear, {
  Get: getGearPage,
  GetStops: listGearStops,
  Compare: compareLenses,
})

const feedTabs = { recommended: 1, followed: 2 } as const

async function readFeed(ctx: Ctx, input: PageInput & { tab: number }) {
  if (input.tab === feedTabs.followed) {
    const { viewer } = ctx
    if (viewer === null) fail('TokenInvalid')
    return listFollowed({ ...ctx, viewer }, input)
  }
  if (input.tab !== feedTabs.recommended) return listNewest(ctx, input)
  const recommended = await listRecommended(ctx, input)
  if (recommended !== null) return recommended
  // Until there is an edition the newest stand in for it, and say so.
  const { rows, ...page } = await listNewest(ctx, input)
  return { ...page, rows: rows.map((row) => ({ ...row, why: feedReasons.newest })) }
}

async function listTop(ctx: Ctx, limit: number): Promise<string[]> {
  const page = { maxResultCount: limit }
  const { rows } = (await listRecommended(ctx, page, { picturesOnly: true })) ?? (await listNewest(ctx, page))
  return idsOf(rows)
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map((row) => row.id)
}
