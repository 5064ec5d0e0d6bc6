import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoContext, DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { asksForCritique, type PlannedPost } from '../../../demo/plan.ts'
import { makeRandom } from '../../../demo/random.ts'
import { scorePlan } from '../../../demo/score-plan.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { publishStatus } from '@guangquan/contract'
import { announceChanged } from '../announce-changed.ts'

const batch = 500

/** The planned posts with their photographs. */
export const postDemo: DemoPart = {
  addRows: async (demo, tx) => {
    await addPosts(demo, tx)
    await addWaiting(demo, tx)
  },
  deriveRows: announceAll,
}

async function addPosts({ plan, files }: DemoContext, tx: Tx): Promise<void> {
  const topicIds = new Map(
    (await tx.selectFrom('topic').select(['id', 'name']).execute()).map((row) => [row.name, row.id]),
  )
  const exif = new Map(
    (await tx.selectFrom('picture_exif').selectAll().execute()).map((row) => [row.file_id, row]),
  )
  const random = makeRandom('post rows')
  const scores = scorePlan(plan)

  await insertRows(
    tx,
    'publish',
    plan.posts.map((post) => {
      const score = scores.get(post)
      const cover = exif.get(fileOf(files, post, post.photos[0]?.fileName ?? ''))
      return {
        id: post.id,
        author_id: post.author.id,
        publish_type: 1,
        publish_sub_type: post.photos.length > 1 ? 2 : 1,
        title: post.title,
        body: post.text,
        place: post.place,
        topic_ids: post.topics.flatMap((name) => topicIds.get(name) ?? []),
        tags: post.tags,
        status: publishStatus.published,
        picture_count: post.photos.length,
        editor_pick: post.editorPick,
        critique_open: asksForCritique(post, plan),
        points: score?.points ?? 0,
        points_basis: score?.basis ?? 0,
        hot: score?.hot ?? 0,
        cover_camera_id: cover?.camera_id ?? null,
        cover_lens_id: cover?.lens_id ?? null,
        cover_f_number: cover?.f_number ?? null,
        cover_focal_length: cover?.focal_length ?? null,
        cover_iso: cover?.iso ?? null,
        cover_exposure_seconds: cover?.exposure_seconds ?? null,
        created_at: post.createdAt,
      }
    }),
  )
  await insertRows(
    tx,
    'publish_views',
    plan.posts.map((post) => ({
      publish_id: post.id,
      views: post.slot.likes * random.between(14, 38) + random.between(3, 60),
    })),
  )
  await insertRows(
    tx,
    'publish_picture',
    plan.posts.flatMap((post) =>
      post.photos.map((photo, position) => ({
        id: demoId(random, post.createdAt),
        publish_id: post.id,
        position,
        file_id: fileOf(files, post, photo.fileName),
        title: position === 0 ? post.title : photo.source.title,
        alt: photo.alt,
      })),
    ),
  )
}

function fileOf(
  files: DemoContext['files'],
  { author }: Pick<PlannedPost, 'author'>,
  fileName: string,
): string {
  const id = files.get(uploadKey(author.id, fileName))
  if (id === undefined) throw new Error(`${fileName} was not uploaded`)
  return id
}

/** Posts in review, which no counter counts. */
async function addWaiting({ plan: { queue }, files }: DemoContext, tx: Tx): Promise<void> {
  const random = makeRandom('waiting rows')
  await insertRows(
    tx,
    'publish',
    queue.posts.map((post) => ({
      id: post.id,
      author_id: post.author.id,
      publish_type: 1,
      publish_sub_type: post.photos.length > 1 ? 2 : 1,
      title: post.title,
      body: post.text,
      place: post.place,
      status: publishStatus.inReview,
      review_cause: post.cause,
      picture_count: post.photos.length,
      created_at: post.createdAt,
    })),
  )
  await insertRows(
    tx,
    'publish_picture',
    queue.posts.flatMap((post) =>
      post.photos.map((photo, position) => ({
        id: demoId(random, post.createdAt),
        publish_id: post.id,
        position,
        file_id: fileOf(files, post, photo.fileName),
        title: photo.source.title,
      })),
    ),
  )
}

/** Posts of all kinds, in the order of publishing, which search preserves. */
async function announceAll(_demo: DemoContext, tx: Tx): Promise<void> {
  const posts = await tx.selectFrom('publish').select('id').orderBy('created_at').orderBy('id').execute()
  for (let at = 0; at < posts.length; at += batch) {
    await announceChanged(
      tx,
      posts.slice(at, at + batch).map((post) => post.id),
    )
  }
}
