import { articleLimits, fieldSentences, publishTypes, useTypes } from '@guangquan/contract'
import { readingMinutes } from '@guangquan/rules/posts/article-length'
import { unlocks } from '@guangquan/rules/growth/level'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { isReadablePost } from '../post-access/index.ts'
import { loadPostCards } from '../post-card/index.ts'
import { noCoverExif } from '../post-extension/index.ts'
import { replacePostFiles } from '../post/index.ts'
import type { DraftInputOf, EditInputOf, FileUse, InputOf, PostKind } from '../post-extension/index.ts'
import { loadDraftArticles, readDraftPart } from './article-draft.view.ts'
import { loadArticleParts } from './article-card.view.ts'
import { refuseCategory } from './refuse-category.ts'
import {
  articleFacts,
  articleContents,
  articleTexts,
  findArticlePicture,
  insertArticle,
  replaceArticlePicture,
  setArticleText,
  updateArticle,
  type ArticleContent,
} from './article.store.ts'
import type { ArticleParts } from './html/sanitise.ts'
import { sanitiserVersion } from './html/sanitise-article.ts'
import { articleText } from './html/split-article.ts'
import { prepareArticle, preparedArticle } from './prepare-article.ts'

type ArticleInput = InputOf<typeof publishTypes.article>
type ArticleWriting = DraftInputOf<typeof publishTypes.article>
type ArticleEdit = EditInputOf<typeof publishTypes.article>

/** Members' articles. */
export const articleKind: PostKind<ArticleInput, ArticleWriting, ArticleEdit> = {
  publishType: publishTypes.article,
  minLevel: unlocks.article,
  prepareInput: prepareArticle,
  replaceTexts: (input, replace) => ({
    ...input,
    title: replace(input.title),
    html: rewriteHtml(input.html, replace),
  }),
  textsOf,
  filesOf,
  prepare: async (ctx, tx, input) => ({
    ...(await readColumns(ctx, tx, input, null)),
    pictures: [],
    cover: noCoverExif,
  }),
  insert: async (tx, { id }, input) =>
    insertArticle(tx, {
      ...contentOf(input),
      publishId: id,
      official: false,
      listedAt: null,
    }),
  loadShown: loadArticleParts,
  draftPartOf: (input) => ({
    html: preparedArticle(input).parts.html,
    sanitiserVersion,
    categoryId: input.categoryId,
    coverFileId: input.coverFileId,
  }),
  draftFilesOf: (input) => {
    const { parts } = preparedArticle(input)
    refuseTooManyFigures(parts)
    const { coverFileId } = input
    return [...(coverFileId === null ? [] : [coverUse(coverFileId)]), ...parts.photoIds.map(photoUse)]
  },
  loadDraftParts: (ctx, parts) =>
    loadDraftArticles(ctx, new Map([...parts].map(([id, part]) => [id, readDraftPart(part)]))),
  editedTextsOf: textsOf,
  edit: async (ctx, tx, { id, authorId }, input) => {
    const [facts] = await articleFacts(tx, { ids: [id] })
    const columns = await readColumns(ctx, tx, input, facts?.category_id ?? null)
    const [before] = await articleTexts(tx, { ids: [id] })
    const released = await replacePostFiles(ctx.app, tx, { id, authorId, uses: filesOf(input) })
    await updateArticle(tx, id, contentOf(input))
    return { ...columns, ...(before === undefined ? {} : { before: { html: before.html } }), released }
  },
  loadEditParts: async (ctx, ids) => {
    const rows = await articleContents(ctx.db, ids)
    return loadDraftArticles(ctx, new Map(rows.map(({ id, ...part }) => [id, part])))
  },
  loadSearchTexts: async (db, ids) => {
    const rows = await articleTexts(db, { ids })
    return new Map(rows.map((row) => [row.publish_id, articleText(row.html)]))
  },
  rewriteTexts: async (tx, id, rewrite) => {
    const [row] = await articleTexts(tx, { ids: [id] })
    if (row === undefined) return
    await setArticleText(tx, id, rewriteHtml(row.html, rewrite))
  },
  pictures: { find: findArticlePicture, replace: replaceArticlePicture },
  export: async (db, ids) => {
    const rows = await articleTexts(db, { ids })
    return new Map(rows.map((row) => [row.publish_id, { html: row.html }]))
  },
}

/** Lessons of the site: like members' articles, but not published through the API. */
export const lessonKind: PostKind<ArticleInput, ArticleWriting, ArticleEdit> = {
  ...articleKind,
  publishType: publishTypes.lesson,
  editableIn: [],
}

// Text between tags; URLs within tags do not count.
function rewriteHtml(html: string, rewrite: (text: string) => string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : rewrite(part)))
    .join('')
}

const coverUse = (fileId: string): FileUse => ({ fileId, useType: useTypes.articleCover })
const photoUse = (fileId: string): FileUse => ({ fileId, useType: useTypes.articlePhoto })

function textsOf(input: Pick<ArticleInput, 'title' | 'html'>): string[] {
  return [input.title, preparedArticle(input).parts.text]
}

function filesOf(input: Pick<ArticleInput, 'html' | 'coverFileId'>): FileUse[] {
  return [coverUse(input.coverFileId), ...preparedArticle(input).parts.photoIds.map(photoUse)]
}

/**
 * The columns of the post's row that an article sets.
 * @param category of the present article; null for a new one
 */
async function readColumns(
  ctx: MemberCtx,
  tx: Tx,
  input: ArticleInput | ArticleEdit,
  category: number | null,
) {
  await refuseCategory(tx, input.categoryId, category)
  const { parts } = preparedArticle(input)
  refuseUnfinished(parts)
  await refuseOthersVideos(ctx, tx, parts.videoIds)
  return { title: input.title, body: parts.summary, publishSubType: input.publishSubType }
}

function contentOf(input: ArticleInput | ArticleEdit): ArticleContent {
  const { html, length, photoIds } = preparedArticle(input).published
  return {
    categoryId: input.categoryId,
    html,
    sanitiserVersion,
    characters: length,
    readingMinutes: readingMinutes(length, photoIds.length),
    coverFileId: input.coverFileId,
  }
}

function refuseUnfinished(parts: ArticleParts): void {
  const { min, max } = articleLimits.body
  if (parts.length < min || parts.length > max) fail('ArticleLength', { min, max, n: parts.length })
  if (parts.captionLength > articleLimits.caption)
    fail('BadInput', { fields: { html: fieldSentences.caption } })
  if (parts.placeholders > 0) fail('BadInput', { fields: { html: fieldSentences.placeholders } })
  refuseTooManyFigures(parts)
}

function refuseTooManyFigures({ photoIds, videoIds }: ArticleParts): void {
  if (photoIds.length > articleLimits.photos) fail('ArticlePhotoLimit', { max: articleLimits.photos })
  if (videoIds.length > articleLimits.videos) fail('ArticleVideoLimit', { max: articleLimits.videos })
}

async function refuseOthersVideos(ctx: MemberCtx, tx: Tx, videoIds: readonly string[]): Promise<void> {
  if (videoIds.length === 0) return
  const requested = [...new Set(videoIds)]
  const { rows } = await sql<{ id: string }>`select video.id from unnest(${requested}::uuid[]) as video (id)
    where ${isReadablePost(sql`video.id`, sql`${ctx.viewer.id}::uuid`)}`.execute(tx)
  const cards = await loadPostCards({ ...ctx, db: tx }, rows)
  const own = cards.filter(({ isAuthor, publishType }) => isAuthor && publishType === publishTypes.video)
  if (own.length < requested.length) fail('ArticleVideoRefused')
}
