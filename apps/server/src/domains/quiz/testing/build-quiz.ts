import type { Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildPost, type PostOverrides } from '../../../testing/posts.ts'
import type { TestNode } from '../../../testing/test-app.ts'

const yearMs = 366 * 24 * 3600_000

/** A member whose photographs may be used for study. */
export async function buildStudyAuthor(node: TestNode): Promise<Browser> {
  const author = await buildMember(node)
  await node.app.db.updateTable('member').set({ allow_study: true }).where('id', '=', author.userId).execute()
  return author
}

/** A post whose photograph may be asked about: older than a year, as its camera wrote it. */
export async function buildStudyPost(
  node: TestNode,
  author: Browser,
  overrides: PostOverrides = {},
): Promise<{ publishId: string; fileId: string }> {
  const publishId = await buildPost(node, author, {
    fNumber: 4,
    focalLength: 90,
    iso: 200,
    exposureSeconds: 1 / 500,
    createdAt: new Date(node.app.now().getTime() - yearMs),
    ...overrides,
  })
  const { file_id: fileId } = await node.app.db
    .selectFrom('publish_picture')
    .where('publish_id', '=', publishId)
    .select('file_id')
    .executeTakeFirstOrThrow()
  await node.app.db.updateTable('stored_file').set({ is_public: true }).where('id', '=', fileId).execute()
  await node.app.db
    .updateTable('picture_exif')
    .set({ model: 'C1', focal35: Math.round(overrides.focalLength ?? 90), exposure_time: '1/500' })
    .where('file_id', '=', fileId)
    .execute()
  return { publishId, fileId }
}

/** Enough photographs for a day, by six authors. */
export async function buildStudyPosts(node: TestNode, count = 12): Promise<void> {
  const authors: Browser[] = []
  for (let index = 0; index < 6; index++) authors.push(await buildStudyAuthor(node))
  for (let index = 0; index < count; index++) {
    const author = authors[index % authors.length]
    if (author !== undefined) await buildStudyPost(node, author)
  }
}
