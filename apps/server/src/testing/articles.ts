import { NewPublish, publishTypes, useTypes, type Audience, type MethodInput } from '@guangquan/contract'
import { exposureOf } from '@guangquan/rules/posts/exposure'
import { v7 as uuid } from 'uuid'
import { sanitiseArticle, sanitiserVersion } from '../domains/article/index.ts'
import { callAs, type Browser } from './call-as.ts'
import { buildFile } from './posts.ts'
import type { TestNode } from './test-app.ts'

export interface ArticleOverrides {
  title?: string
  html?: string
  categoryId?: number
  publishType?: 2 | 8
  exposeUser?: Audience[]
  status?: number
  tags?: string[]
  /** When it was featured on the articles page; null: it was not. */
  listedAt?: Date | null
  createdAt?: Date
}

/** An upload for an article: its cover, or a photograph of its text. */
export async function buildArticleFile(
  node: TestNode,
  owner: Browser,
  use: 'articleCover' | 'articlePhoto',
): Promise<string> {
  const id = await buildFile(node, owner)
  await node.app.db.updateTable('stored_file').set({ use_type: useTypes[use] }).where('id', '=', id).execute()
  return id
}

/** A text long enough to be published. */
export const articleText = `<p>${'雾不是灰的，它是光。'.repeat(8)}</p>`

type ArticleInput = Extract<MethodInput<typeof NewPublish.Publish>, { publishType: 2 }>

/** Publishes an article by the call, with a cover of its own. */
export async function publishArticle(node: TestNode, author: Browser, more: Partial<ArticleInput> = {}) {
  return callAs(node, author, NewPublish.Publish, {
    publishType: 2,
    title: '雾天测光：为什么要多给一档',
    html: articleText,
    categoryId: 3,
    coverFileId: await buildArticleFile(node, author, 'articleCover'),
    ...more,
  })
}

/** An existing article: rows only, not counted anywhere. */
export async function buildArticle(
  node: TestNode,
  author: Browser,
  overrides: ArticleOverrides = {},
): Promise<string> {
  const id = uuid()
  const { html, length } = sanitiseArticle(overrides.html ?? '<p>雾不是灰的。</p>', 'any')
  const publishType = overrides.publishType ?? publishTypes.article
  const exposure = exposureOf(overrides.exposeUser ?? [1, 2, 3])
  const createdAt = overrides.createdAt ?? node.app.now()
  await node.app.db
    .insertInto('publish')
    .values({
      id,
      author_id: author.userId,
      publish_type: publishType,
      publish_sub_type: 1,
      title: overrides.title ?? '雾天测光',
      body: '雾不是灰的。',
      tags: overrides.tags ?? [],
      status: overrides.status ?? 2,
      expose_fans: exposure.fans,
      expose_followed: exposure.followed,
      expose_others: exposure.others,
      created_at: createdAt,
    })
    .execute()
  await node.app.db
    .insertInto('article')
    .values({
      publish_id: id,
      category_id: overrides.categoryId ?? 1,
      html,
      sanitiser_version: sanitiserVersion,
      characters: length,
      reading_minutes: 1,
      cover_file_id: await buildArticleFile(node, author, 'articleCover'),
      official: publishType === publishTypes.lesson,
      listed_at: overrides.listedAt === undefined ? createdAt : overrides.listedAt,
    })
    .execute()
  return id
}
