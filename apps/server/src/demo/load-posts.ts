import type { App } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { demoId } from './demo-id.ts'
import { loadCritiques } from './load-critiques.ts'
import { insertRows } from './insert-rows.ts'
import { localTime } from './local-time.ts'
import type { DemoPlan, PlannedPost } from './plan.ts'
import { makeRandom } from './random.ts'
import { portraitName, uploadKey } from './upload-key.ts'
import { scorePlan } from './score-plan.ts'

const published = 2

/** Inserts the planned posts, comments and reactions. `settleCounters` computes the counters. */
export async function loadPosts(app: App, tx: Tx, plan: DemoPlan, files: Map<string, string>): Promise<void> {
  const topicIds = new Map(
    (await tx.selectFrom('topic').select(['id', 'name']).execute()).map((row) => [row.name, row.id]),
  )
  const exif = new Map(
    (await tx.selectFrom('picture_exif').selectAll().execute()).map((row) => [row.file_id, row]),
  )
  const fileOf = (post: PlannedPost, fileName: string) => {
    const id = files.get(uploadKey(post.author.id, fileName))
    if (id === undefined) throw new Error(`${fileName} was not uploaded`)
    return id
  }
  const random = makeRandom('post rows')
  const scores = scorePlan(plan)

  await insertRows(
    tx,
    'publish',
    plan.posts.map((post) => {
      const score = scores.get(post)
      const cover = exif.get(fileOf(post, post.photos[0]?.fileName ?? ''))
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
        status: published,
        picture_count: post.photos.length,
        editor_pick: post.editorPick,
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
        file_id: fileOf(post, photo.fileName),
        title: position === 0 ? post.title : photo.source.title,
        alt: photo.alt,
      })),
    ),
  )
  await insertReplies(tx, plan)
  await loadCritiques(tx, plan)
  await insertReactions(tx, plan)
  await useFiles(app, tx, files)
}

async function insertReplies(tx: Tx, plan: DemoPlan): Promise<void> {
  const row = (reply: DemoPlan['replies'][number]) => ({
    id: reply.id,
    publish_id: reply.post.id,
    parent_id: reply.parent?.id ?? null,
    reply_to_id: reply.replyTo?.id ?? null,
    author_id: reply.author.id,
    body: reply.text,
    created_at: reply.createdAt,
  })
  await insertRows(tx, 'reply', plan.replies.filter((reply) => reply.parent === null).map(row))
  await insertRows(tx, 'reply', plan.replies.filter((reply) => reply.parent !== null).map(row))
}

async function insertReactions(tx: Tx, plan: DemoPlan): Promise<void> {
  const onPost = (act: DemoPlan['likes'][number]) => ({
    publish_id: act.target.id,
    member_id: act.actor.id,
    created_at: act.at,
  })
  await insertRows(tx, 'post_like', plan.likes.map(onPost))
  await insertRows(tx, 'post_collect', plan.collects.map(onPost))
  await insertRows(
    tx,
    'post_share',
    plan.shares.map((act) => ({
      publish_id: act.target.id,
      sharer: act.actor.id,
      member_id: act.actor.id,
      day: localTime(act.at).slice(0, 10),
      channel: 'link',
    })),
  )
  await insertRows(
    tx,
    'reply_like',
    plan.replyLikes.map((act) => ({ reply_id: act.target.id, member_id: act.actor.id, created_at: act.at })),
  )
  await insertRows(
    tx,
    'follow',
    plan.follows.map((act) => ({
      follower_id: act.actor.id,
      followed_id: act.target.id,
      created_at: act.at,
    })),
  )
}

/** Marks photographs as used by public posts and avatars as used by profiles. */
async function useFiles(app: App, tx: Tx, files: Map<string, string>): Promise<void> {
  await tx
    .updateTable('stored_file')
    .set({ used_at: app.now(), is_public: true })
    .where('id', 'in', [...files.values()])
    .execute()
  await tx
    .updateTable('member')
    .from('stored_file')
    .set((eb) => ({ head_file_id: eb.ref('stored_file.id') }))
    .whereRef('stored_file.owner_id', '=', 'member.id')
    .where('stored_file.file_name', '=', portraitName)
    .execute()
}
