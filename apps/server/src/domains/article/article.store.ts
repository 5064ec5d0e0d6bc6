import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'

/** The article row of a post. */
export interface ArticleRow {
  publish_id: string
  category_id: number
  html: string
  sanitiser_version: number
  characters: number
  reading_minutes: number
  cover_file_id: string | null
  listed_at: Date | null
}

/** The sanitised content. */
export interface ArticleContent {
  categoryId: number
  html: string
  sanitiserVersion: number
  characters: number
  readingMinutes: number
  coverFileId: string
}

export interface NewArticle extends ArticleContent {
  publishId: string
  official: boolean
  /** Null while it is not listed on the articles page. */
  listedAt: Date | null
}

export async function insertArticle(tx: Tx, article: NewArticle): Promise<void> {
  await tx
    .insertInto('article')
    .values({
      ...contentColumns(article),
      publish_id: article.publishId,
      official: article.official,
      listed_at: article.listedAt,
    })
    .execute()
}

export async function updateArticle(tx: Tx, publishId: string, content: ArticleContent): Promise<void> {
  await tx.updateTable('article').set(contentColumns(content)).where('publish_id', '=', publishId).execute()
}

export async function setArticleText(tx: Tx, publishId: string, html: string): Promise<void> {
  await tx.updateTable('article').set({ html }).where('publish_id', '=', publishId).execute()
}

/** The file of a picture of an article, which is named by its file. */
export async function findArticlePicture(
  db: Queryable,
  { publishId, pictureId }: { publishId: string; pictureId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('article')
    .where('publish_id', '=', publishId)
    .where((eb) =>
      eb.or([eb('cover_file_id', '=', pictureId), eb('html', 'like', `%${photoAttribute(pictureId)}%`)]),
    )
    .select('publish_id')
    .executeTakeFirst()
  return row === undefined ? undefined : pictureId
}

/** Shows another file in the place of one, as cover and in the text. */
export async function replaceArticlePicture(
  tx: Tx,
  { publishId, from, to }: { publishId: string; from: string; to: string },
): Promise<void> {
  await sql`update article set html = replace(html, ${photoAttribute(from)}, ${photoAttribute(to)}),
      cover_file_id = case when cover_file_id = ${from}::uuid then ${to}::uuid else cover_file_id end
    where publish_id = ${publishId}`.execute(tx)
}

const photoAttribute = (fileId: string) => `data-photo="${fileId}"`

/** Replaces HTML that another version of the sanitiser stored, unless the article has changed meanwhile. */
export async function renewArticleHtml(
  db: Queryable,
  { id, html, from, to }: { id: string; html: string; from: number; to: number },
): Promise<void> {
  await db
    .updateTable('article')
    .set({ html, sanitiser_version: to })
    .where('publish_id', '=', id)
    .where('sanitiser_version', '=', from)
    .execute()
}

function contentColumns(content: ArticleContent) {
  return {
    category_id: content.categoryId,
    html: content.html,
    sanitiser_version: content.sanitiserVersion,
    characters: content.characters,
    reading_minutes: content.readingMinutes,
    cover_file_id: content.coverFileId,
  }
}

/** The content, for the editor. */
export function articleContents(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom('article')
    .where(sql<boolean>`publish_id = any(${ids}::uuid[])`)
    .select([
      'publish_id as id',
      'html',
      'sanitiser_version as sanitiserVersion',
      'category_id as categoryId',
      'cover_file_id as coverFileId',
    ])
    .execute()
}

type Ids = { ids: readonly string[] }

/** The article data of cards, without the text, in no order. */
export const articleFacts = preparedQuery<Ids, Omit<ArticleRow, 'html'>>('article.facts', (db, param) =>
  db
    .selectFrom('article')
    .select([
      'publish_id',
      'category_id',
      'sanitiser_version',
      'characters',
      'reading_minutes',
      'cover_file_id',
      'listed_at',
    ])
    .where(sql<boolean>`publish_id = ${anyOf(param('ids'))}`),
)

/** The texts of articles, in no particular order. */
export const articleTexts = preparedQuery<
  Ids,
  Pick<ArticleRow, 'publish_id' | 'html' | 'sanitiser_version' | 'cover_file_id'>
>('article.texts', (db, param) =>
  db
    .selectFrom('article')
    .select(['publish_id', 'html', 'sanitiser_version', 'cover_file_id'])
    .where(sql<boolean>`publish_id = ${anyOf(param('ids'))}`),
)

/** Lists an article on the articles page, or removes it. @returns whether it is an existing article of a member */
export async function setListed(
  tx: Tx,
  now: Date,
  { publishId, on }: { publishId: string; on: boolean },
): Promise<{ wasListed: boolean } | undefined> {
  const listedAt = on ? now : null
  const before = await tx
    .selectFrom('article')
    .select('listed_at')
    .where('publish_id', '=', publishId)
    .forUpdate()
    .executeTakeFirst()
  const row = await tx
    .updateTable('article')
    // An article that was taken off the list is not offered again.
    .set({ listed_at: listedAt, passed_over_at: listedAt === null ? now : null })
    .where('publish_id', '=', publishId)
    .where('official', '=', false)
    .returning('publish_id')
    .executeTakeFirst()
  return row && { wasListed: before?.listed_at != null }
}
