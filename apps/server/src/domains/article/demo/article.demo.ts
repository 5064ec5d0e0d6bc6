import { publishStatus, publishTypes, useTypes } from '@guangquan/contract'
import { readingMinutes } from '@guangquan/rules/posts/article-length'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { sourcePath } from '../../../demo/catalogue.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoContext, DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople, demoPerson } from '../../../demo/people.ts'
import { newcomer } from '../../../demo/queue/newcomers.ts'
import { makeRandom, type Random } from '../../../demo/random.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { storeFile } from '../../media/index.ts'
import { insertMember } from '../../member/index.ts'
import { sanitiseArticle, sanitiserVersion } from '../html/sanitise-article.ts'
import { htmlOf, photosOf, type DemoArticle } from './demo-article.ts'
import { lessons } from './lessons.ts'
import { memberArticles, waitingArticle } from './member-articles.ts'

const dayMs = 24 * 3600_000
const foundedAt = new Date('2024-02-01T00:00:00Z')
const random = makeRandom('house')

/** The author of the lessons: the site itself. Nobody signs in to this account. */
const lessonAuthor = { id: demoId(random, foundedAt), nickName: '光圈学院' }

/** Copies the public files of a photograph. */
export type CopyPicture = (
  from: StoredPicture,
  to: { originalKey: string; publicPrefix: string },
) => Promise<void>

interface StoredPicture {
  original_key: string
  public_prefix: string
  webp_sizes: number[]
}

export const articleDemo: DemoPart = {
  addMembers: (_app, tx) => addLessonAuthor(tx),
  addRows: async (demo, tx) => {
    await addArticles(demo, tx)
    await addWaiting(demo, tx)
  },
}

async function addLessonAuthor(tx: Tx): Promise<void> {
  await insertMember({ now: foundedAt }, tx, {
    id: lessonAuthor.id,
    nickName: lessonAuthor.nickName,
    sex: 0,
    photographyLevel: 5,
  })
  await tx
    .updateTable('member')
    .set({ introduction: '光圈的官方课堂，每周一课。' })
    .where('id', '=', lessonAuthor.id)
    .execute()
}

/** Writes lessons and members' articles with some likes and collections. */
export async function addArticles(
  demo: DemoContext,
  tx: Tx,
  copyPicture: CopyPicture = copyObjects(demo.app),
): Promise<void> {
  const random = makeRandom('articles')
  const shown = new PictureCopier({ demo, tx, random, copyPicture })
  for (const lesson of lessons) {
    await writeArticle(tx, shown, random, {
      ...lesson,
      authorId: lessonAuthor.id,
      publishType: publishTypes.lesson,
      publishSubType: lesson.categoryId,
    })
  }
  for (const article of memberArticles) {
    const authorId = demoPerson(article.author).id
    await writeArticle(tx, shown, random, { ...article, authorId, publishType: publishTypes.article })
  }
}

async function addWaiting({ plan: { now } }: DemoContext, tx: Tx): Promise<void> {
  const { author, title, publishSubType, categoryId, tags, hoursAgo, text } = waitingArticle
  const createdAt = new Date(now.getTime() - hoursAgo * 3600_000)
  const id = demoId(makeRandom('waiting article'), createdAt)
  const { html, summary, length } = sanitiseArticle(
    htmlOf({ text }, () => ''),
    'any',
  )
  await insertRows(tx, 'publish', [
    {
      id,
      author_id: newcomer(author).id,
      publish_type: publishTypes.article,
      publish_sub_type: publishSubType,
      title,
      body: summary,
      tags: [...tags],
      status: publishStatus.inReview,
      review_cause: 'firstPost',
      created_at: createdAt,
    },
  ])
  await insertRows(tx, 'article', [
    {
      publish_id: id,
      category_id: categoryId,
      html,
      sanitiser_version: sanitiserVersion,
      characters: length,
      reading_minutes: readingMinutes(length, 0),
      official: false,
    },
  ])
}

interface PlannedArticle extends DemoArticle {
  authorId: string
  publishType: 2 | 8
  publishSubType: number
}

async function writeArticle(
  tx: Tx,
  shown: PictureCopier,
  random: Random,
  article: PlannedArticle,
): Promise<void> {
  const createdAt = new Date(shown.now - article.daysAgo * dayMs - random.between(0, 9) * 3600_000)
  const id = demoId(random, createdAt)
  const coverFileId = await shown.take(article.authorId, article.cover, useTypes.articleCover, createdAt)
  const photos = new Map<string, string>()
  for (const file of photosOf(article)) {
    photos.set(file, await shown.take(article.authorId, file, useTypes.articlePhoto, createdAt))
  }
  const { html, summary, length, photoIds } = sanitiseArticle(
    htmlOf(article, (file) => photos.get(file) ?? ''),
    'any',
  )
  const isLesson = article.publishType === publishTypes.lesson
  await insertRows(tx, 'publish', [
    {
      id,
      author_id: article.authorId,
      publish_type: article.publishType,
      publish_sub_type: article.publishSubType,
      title: article.title,
      body: summary,
      tags: [...article.tags],
      status: publishStatus.published,
      editor_pick: !isLesson,
      created_at: createdAt,
    },
  ])
  await insertRows(tx, 'publish_views', [{ publish_id: id, views: random.between(400, 2600) }])
  await insertRows(tx, 'article', [
    {
      publish_id: id,
      category_id: article.categoryId,
      html,
      sanitiser_version: sanitiserVersion,
      characters: length,
      reading_minutes: readingMinutes(length, photoIds.length),
      cover_file_id: coverFileId,
      official: isLesson,
      listed_at: createdAt,
    },
  ])
  const held = [...new Set([coverFileId, ...photoIds])]
  await insertRows(
    tx,
    'publish_file',
    held.map((fileId) => ({ publish_id: id, file_id: fileId, shown: true })),
  )
  await react(tx, shown, random, { id, createdAt })
}

async function react(
  tx: Tx,
  { now }: PictureCopier,
  random: Random,
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<void> {
  const later = () => new Date(Math.min(now, createdAt.getTime() + random.between(1, 60) * 3600_000))
  const some = (share: number) => demoPeople.filter(() => random.between(0, 99) < share)
  const marks = (share: number) =>
    some(share).map((person) => ({ publish_id: id, member_id: person.id, created_at: later() }))
  await insertRows(tx, 'post_like', marks(random.between(25, 75)))
  await insertRows(tx, 'post_collect', marks(random.between(15, 50)))
}

interface CopierParts {
  demo: DemoContext
  tx: Tx
  random: Random
  copyPicture: CopyPicture
}

/** Gives an author an upload of a photograph from another post, reusing its copies. */
class PictureCopier {
  readonly now: number
  readonly #parts: CopierParts

  constructor(parts: CopierParts) {
    this.#parts = parts
    this.now = parts.demo.plan.now.getTime()
  }

  async take(ownerId: string, file: string, useType: number, at: Date): Promise<string> {
    const { tx, random, copyPicture } = this.#parts
    const sourceId = this.#sourceOf(file)
    if (sourceId === undefined) return this.#upload(ownerId, file, useType, at)
    const source = await tx
      .selectFrom('stored_file')
      .selectAll()
      .where('id', '=', sourceId)
      .executeTakeFirstOrThrow()
    const id = demoId(random, at)
    const keys = { originalKey: `originals/articles/${id}.jpg`, publicPrefix: `copies/articles/${id}` }
    await copyPicture(source, keys)
    await insertRows(tx, 'stored_file', [
      {
        ...source,
        id,
        owner_id: ownerId,
        use_type: useType,
        file_name: file,
        original_key: keys.originalKey,
        public_prefix: keys.publicPrefix,
        avif_sizes: [],
        p3_avif_sizes: [],
        is_public: true,
        used_at: at,
        created_at: at,
      },
    ])
    const exif = await tx
      .selectFrom('picture_exif')
      .selectAll()
      .where('file_id', '=', source.id)
      .executeTakeFirst()
    if (exif !== undefined) await insertRows(tx, 'picture_exif', [{ ...exif, file_id: id }])
    return id
  }

  /** The upload of the plainest variant that a post shows. */
  #sourceOf(file: string): string | undefined {
    const { plan, files } = this.#parts.demo
    const frames = plan.posts.flatMap((post) =>
      post.photos.flatMap(({ source, variant, fileName }) =>
        source.file === file && variant !== null
          ? [{ variation: variant.number, key: uploadKey(post.author.id, fileName) }]
          : [],
      ),
    )
    const [plainest] = frames.toSorted((a, b) => a.variation - b.variation)
    return plainest && files.get(plainest.key)
  }

  /** For a community with other photographs, whose posts do not show this one. */
  async #upload(ownerId: string, file: string, useType: number, at: Date): Promise<string> {
    const { demo, tx } = this.#parts
    const body = await readFile(sourcePath(file))
    const id = await storeFile(demo.app, ownerId, body, {
      fileName: file,
      useType: useTypes.photo,
      avif: false,
    })
    await tx
      .updateTable('stored_file')
      .set({ use_type: useType, is_public: true, used_at: at })
      .where('id', '=', id)
      .execute()
    return id
  }
}

function copyObjects({ storage }: App): CopyPicture {
  const copy = async (from: string, to: string, type: string) => {
    const object = await storage.get(from)
    if (object === null) throw new Error(`nothing lies under ${from}`)
    await storage.put(to, await buffer(object.stream), type)
  }
  return async (from, to) => {
    await copy(from.original_key, to.originalKey, 'image/jpeg')
    for (const size of from.webp_sizes) {
      await copy(`${from.public_prefix}/${size}.webp`, `${to.publicPrefix}/${size}.webp`, 'image/webp')
    }
  }
}
