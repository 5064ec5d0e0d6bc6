import { articleLimits, publishTypes, useTypes } from '@guangquan/contract'
import { readingMinutes } from '@guangquan/rules/article-length'
import { unlocks } from '@guangquan/rules/level'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { isReadablePost, loadPostCards, noCoverExif } from '../post/index.ts'
import type { DraftInputOf, FileUse, InputOf, PostKind } from '../post/index.ts'
import { loadDraftArticles, readDraftPart } from './article-draft.view.ts'
import { loadArticleParts } from './article-card.view.ts'
import { articleTexts, insertArticle } from './article.store.ts'
import { sanitiseArticle, sanitiserVersion, type SanitisedArticle } from './html/sanitise-article.ts'
import { readLinkHosts } from './link-hosts.ts'

type ArticleInput = InputOf<typeof publishTypes.article>
type ArticleWriting = DraftInputOf<typeof publishTypes.article>

/** Members' articles. */
export const articleKind: PostKind<ArticleInput, ArticleWriting> = {
  publishType: publishTypes.article,
  minLevel: unlocks.article,
  textsOf: (input) => [input.title, partsOf(input).text],
  filesOf: ({ coverFileId, ...input }) => [coverUse(coverFileId), ...partsOf(input).photoIds.map(photoUse)],
  prepare: async (ctx, tx, input) => {
    const parts = partsOf(input)
    refuseWrongSize(parts)
    await refuseOthersVideos(ctx, tx, parts.videoIds)
    return {
      title: input.title,
      body: parts.summary,
      publishSubType: input.publishSubType,
      pictures: [],
      cover: noCoverExif,
    }
  },
  insert: async (tx, { id }, input) => {
    const { html, length, photoIds } = sanitiseArticle(input.html, await readLinkHosts(tx))
    await insertArticle(tx, {
      publishId: id,
      categoryId: input.categoryId,
      html,
      sanitiserVersion,
      characters: length,
      readingMinutes: readingMinutes(length, photoIds.length),
      coverFileId: input.coverFileId,
      official: false,
      listedAt: null,
    })
  },
  loadShown: loadArticleParts,
  draftPartOf: ({ html, categoryId, coverFileId }) => ({
    html: draftPartsOf(html).html,
    categoryId,
    coverFileId,
  }),
  draftFilesOf: ({ html, coverFileId }) => [
    ...(coverFileId === null ? [] : [coverUse(coverFileId)]),
    ...draftPartsOf(html).photoIds.map(photoUse),
  ],
  loadDraftParts: (ctx, parts) =>
    loadDraftArticles(ctx, new Map([...parts].map(([id, part]) => [id, readDraftPart(part)]))),
  collect: async (db, ids) => {
    const rows = await articleTexts(db, { ids })
    return new Map(rows.map((row) => [row.publish_id, { html: row.html }]))
  },
}

/** Lessons of the house: as members' articles, but nobody publishes them by a call. */
export const lessonKind: PostKind<ArticleInput, ArticleWriting> = {
  ...articleKind,
  publishType: publishTypes.lesson,
}

// Asked for several times while one article is published. Only links depend on the operators' list of hosts.
const known = new WeakMap<object, SanitisedArticle>()

function partsOf(input: Pick<ArticleInput, 'html'>): SanitisedArticle {
  const parts = known.get(input) ?? draftPartsOf(input.html)
  known.set(input, parts)
  return parts
}

function draftPartsOf(html: string): SanitisedArticle {
  return sanitiseArticle(html, 'any')
}

const coverUse = (fileId: string): FileUse => ({ fileId, useType: useTypes.articleCover })
const photoUse = (fileId: string): FileUse => ({ fileId, useType: useTypes.articlePhoto })

function refuseWrongSize({ length, photoIds, videoIds }: SanitisedArticle): void {
  const { min, max } = articleLimits.body
  if (length < min || length > max) fail('ArticleLength', { min, max, n: length })
  if (photoIds.length > articleLimits.photos) fail('ArticlePhotoLimit', { max: articleLimits.photos })
  if (videoIds.length > articleLimits.videos) fail('ArticleVideoLimit', { max: articleLimits.videos })
}

async function refuseOthersVideos(ctx: MemberCtx, tx: Tx, videoIds: readonly string[]): Promise<void> {
  if (videoIds.length === 0) return
  const wanted = [...new Set(videoIds)]
  const { rows } = await sql<{ id: string }>`select video.id from unnest(${wanted}::uuid[]) as video (id)
    where ${isReadablePost(sql`video.id`, sql`${ctx.viewer.id}::uuid`)}`.execute(tx)
  const cards = await loadPostCards({ ...ctx, db: tx }, rows)
  const own = cards.filter(({ isAuthor, publishType }) => isAuthor && publishType === publishTypes.video)
  if (own.length < wanted.length) fail('ArticleVideoRefused')
}
