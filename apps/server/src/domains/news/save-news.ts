import {
  fieldSentences,
  newsCover,
  newsLimits,
  newsPicture,
  newsStates,
  newsTypes,
  type MethodParsed,
  type StaffNews,
  type StaffNewsDetail,
} from '@guangquan/contract'
import { validate as isUuid, v7 as uuid } from 'uuid'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import { auditAct, type Facts } from '../../audit-chain/record-act.ts'
import type { App, StaffCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { loadVideos } from '../article/index.ts'
import { placeSitePictures, sitePictureSize } from '../site-picture/index.ts'
import { findChoice } from '../site/index.ts'
import { renamePictures } from './news-body.ts'
import { namedPictures } from './parse-body.ts'
import { findPictures, type PictureRow } from './news.store.ts'
import type { NewsRow } from './news.view.ts'
import { getStaffNews } from './staff-news.read.ts'

type Fields = Omit<MethodParsed<typeof StaffNews.Create>, 'requestId'>

/** Writes news as a draft. @throws BadInput, UploadNotFound */
export async function createNews(ctx: StaffCtx, fields: Fields): Promise<StaffNewsDetail> {
  const keys = await checkFields(ctx, fields)
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    const { body, pictures } = await placeBody(ctx.app, tx, { body: fields.body, keys, before: [] })
    const row = { ...columnsOf(fields), body, ...(await placeCover(ctx.app, tx, null, fields.cover)) }
    await tx
      .insertInto('news')
      .values({ id, ...row, created_at: ctx.now, updated_at: ctx.now })
      .execute()
    await setPictures(tx, id, pictures)
    await auditAct(ctx, tx, {
      act: 'news.created',
      targetKind: 'news',
      targetId: id,
      after: factsOf(row),
    })
    return getStaffNews({ app: ctx.app, db: tx, now: ctx.now }, { id })
  })
}

/** Changes news in any state. @throws ContentNotFound, ChangedMeanwhile, BadInput, UploadNotFound */
export async function saveNews(
  ctx: StaffCtx,
  { id, version, ...fields }: MethodParsed<typeof StaffNews.Save>,
): Promise<StaffNewsDetail> {
  const keys = await checkFields(ctx, fields)
  return inTransaction(ctx, async (tx) => {
    const before = await lockNews(tx, id, version)
    const had = await findPictures(tx, { newsId: id })
    const { body, pictures } = await placeBody(ctx.app, tx, { body: fields.body, keys, before: had })
    const row = { ...columnsOf(fields), body, ...(await placeCover(ctx.app, tx, before, fields.cover)) }
    await tx
      .updateTable('news')
      .set({ ...row, version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await setPictures(tx, id, pictures)
    await auditAct(ctx, tx, {
      act: 'news.saved',
      targetKind: 'news',
      targetId: id,
      before: factsOf(before),
      after: factsOf(row),
    })
    return getStaffNews({ app: ctx.app, db: tx, now: ctx.now }, { id })
  })
}

/**
 * Publishes news at once or later, or withdraws it. Published news can be published again, with a new time.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow if nothing is published
 */
export async function setNewsState(
  ctx: StaffCtx,
  { id, publish, publishAt, version, reason }: MethodParsed<typeof StaffNews.SetState>,
): Promise<StaffNewsDetail> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockNews(tx, id, version)
    if (!publish && before.state !== newsStates.published) fail('NotAllowedNow')
    const state = publish ? newsStates.published : newsStates.withdrawn
    const publishedAt = publish
      ? publishAt === undefined
        ? ctx.now
        : new Date(publishAt)
      : before.published_at
    await tx
      .updateTable('news')
      .set({ state, published_at: publishedAt, version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: publish ? 'news.published' : 'news.withdrawn',
      targetKind: 'news',
      targetId: id,
      reason,
      before: { state: before.state, publishedAt: before.published_at?.toISOString() ?? null },
      after: { state, publishedAt: publishedAt?.toISOString() ?? null },
    })
    return getStaffNews({ app: ctx.app, db: tx, now: ctx.now }, { id })
  })
}

/** News, locked. @throws ContentNotFound, and ChangedMeanwhile for another version */
async function lockNews(tx: Tx, id: string, version: number): Promise<NewsRow> {
  const found = tx.selectFrom('news').selectAll().where('id', '=', id).forUpdate()
  const row = (await found.executeTakeFirst()) ?? fail('ContentNotFound')
  if (row.version !== version) await failChanged(tx, { targetKind: 'news', targetId: id })
  return row
}

/**
 * Refuses fields that do not fit the type, and a video that is not public.
 * @returns the references to pictures in the body
 * @throws BadInput
 */
async function checkFields(ctx: StaffCtx, { type, videoType, videoId, body }: Fields): Promise<string[]> {
  const keys = await namedPictures(body)
  const isVideo = type === newsTypes.video
  const { newsVideoType, newsVideo, newsPictures } = fieldSentences
  const rules = [
    {
      field: 'videoType',
      fits: isVideo
        ? videoType !== null && (await findChoice(ctx.db, 'NewsVideoType', videoType)) !== undefined
        : videoType === null,
      sentence: newsVideoType,
    },
    {
      field: 'videoId',
      fits: isVideo ? videoId !== null && (await isPublicVideo(ctx, videoId)) : videoId === null,
      sentence: newsVideo,
    },
    {
      field: 'body',
      fits: keys.length <= newsLimits.pictures,
      sentence: newsPictures,
    },
  ]
  const wrong = rules.flatMap(({ field, fits, sentence }) => (fits ? [] : [[field, sentence]]))
  if (wrong.length > 0) fail('BadInput', { fields: Object.fromEntries(wrong) })
  return keys
}

const isPublicVideo = async (ctx: StaffCtx, id: string): Promise<boolean> =>
  (await loadVideos({ ...ctx, viewer: null }, [id])).has(id)

/**
 * The body as stored, with the pictures that it names.
 * @throws UploadNotFound, BadInput for one that is not ours
 */
async function placeBody(
  app: App,
  tx: Tx,
  { body, keys, before }: { body: string; keys: readonly string[]; before: readonly PictureRow[] },
): Promise<{ body: string; pictures: PictureRow[] }> {
  const isOurs = (key: string) => isUuid(key) || before.some(({ path }) => path === key)
  if (!keys.every(isOurs)) fail('BadInput', { fields: { body: fieldSentences.newsPicture } })
  const placed = await placeSitePictures(app, tx, { before, keys, useType: newsPicture.useType })
  const pictures = []
  for (const row of placed) {
    const had = before.find(({ path }) => path === row.path)
    if (had !== undefined) pictures.push({ ...had, position: row.position })
    else if (row.file_id !== null) pictures.push({ ...row, ...(await sitePictureSize(tx, row.file_id)) })
  }
  // Stored by their paths: the ids of uploads name them only until they are placed.
  const paths = new Map(placed.flatMap(({ file_id: id, path }) => (id === null ? [] : [[id, path]])))
  return { body: renamePictures(body, paths), pictures }
}

async function setPictures(tx: Tx, newsId: string, pictures: readonly PictureRow[]): Promise<void> {
  await tx.deleteFrom('news_picture').where('news_id', '=', newsId).execute()
  if (pictures.length === 0) return
  await tx
    .insertInto('news_picture')
    .values(pictures.map((row) => ({ ...row, news_id: newsId })))
    .execute()
}

/** The cover by its key; one that it replaces is released. @throws UploadNotFound */
async function placeCover(app: App, tx: Tx, before: NewsRow | null, key: string | null) {
  const { cover_path: path = null, cover_small_path: smallPath = null, cover_file_id: fileId } = before ?? {}
  const had =
    path === null || smallPath === null ? [] : [{ path, small_path: smallPath, file_id: fileId ?? null }]
  const keys = key === null ? [] : [key]
  const [cover] = await placeSitePictures(app, tx, { before: had, keys, useType: newsCover.useType })
  return {
    cover_file_id: cover?.file_id ?? null,
    cover_path: cover?.path ?? null,
    cover_small_path: cover?.small_path ?? null,
  }
}

function columnsOf({ type, title, summary, source, videoType, videoId }: Fields) {
  return { type, title, summary, source, video_type: videoType, video_id: videoId }
}

type Facted = Pick<
  NewsRow,
  'type' | 'title' | 'summary' | 'source' | 'body' | 'video_type' | 'video_id' | 'cover_path'
>

function factsOf({ type, title, summary, source, body, ...row }: Facted): Facts {
  return {
    type,
    title,
    summary,
    source,
    body,
    videoType: row.video_type,
    video: row.video_id,
    cover: row.cover_path,
  }
}
