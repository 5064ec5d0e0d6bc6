import { v7 as uuid } from 'uuid'
import type { Audience } from '@guangquan/contract'
import { exposureOf } from '@guangquan/rules/posts/exposure'
import type { Browser } from './call-as.ts'
import { buildMember } from './people.ts'
import type { TestNode } from './test-app.ts'

export interface FileOverrides {
  cameraId?: string
  lensId?: string
  fNumber?: number
  focalLength?: number
  iso?: number
  exposureSeconds?: number
  createdAt?: Date
}

/** A photograph that a member uploaded: its row, without bytes in storage. */
export async function buildFile(
  node: Pick<TestNode, 'app'>,
  owner: Browser,
  overrides: FileOverrides = {},
): Promise<string> {
  const id = uuid()
  await node.app.db
    .insertInto('stored_file')
    .values({
      id,
      owner_id: owner.userId,
      use_type: 1,
      file_name: 'photo.jpg',
      mime: 'image/jpeg',
      size_bytes: 1000,
      sha256: Buffer.alloc(32),
      original_key: `originals/${id}`,
      public_prefix: `public/${id}`,
      width: 3000,
      height: 2000,
      webp_sizes: [480, 1080, 2160],
      blur: 'blur',
      color: '#808080',
      created_at: overrides.createdAt ?? node.app.now(),
    })
    .execute()
  await node.app.db
    .insertInto('picture_exif')
    .values({
      file_id: id,
      camera_id: overrides.cameraId ?? null,
      lens_id: overrides.lensId ?? null,
      f_number: overrides.fNumber ?? null,
      focal_length: overrides.focalLength ?? null,
      iso: overrides.iso ?? null,
      exposure_seconds: overrides.exposureSeconds ?? null,
    })
    .execute()
  return id
}

/** A picture of the site that staff uploaded: its row, without bytes in storage. */
export async function buildSitePicture(node: Pick<TestNode, 'app'>, useType: number): Promise<string> {
  const id = await buildFile(node, await buildMember(node))
  // The sizes that its use may be cut to, as one with enough pixels has them.
  const file = { owner_id: null, use_type: useType, webp_sizes: [192, 288, 750, 864, 1200, 1800, 2160] }
  await node.app.db.updateTable('stored_file').set(file).where('id', '=', id).execute()
  return id
}

export interface PostOverrides extends FileOverrides {
  text?: string
  exposeUser?: Audience[]
  status?: number
  topicIds?: string[]
  tags?: string[]
  hot?: number
  editorPick?: boolean
  circleId?: string
}

/** An existing post of one photograph: rows only, not counted anywhere. */
export async function buildPost(
  node: Pick<TestNode, 'app'>,
  author: Browser,
  overrides: PostOverrides = {},
): Promise<string> {
  const fileId = await buildFile(node, author, overrides)
  const id = uuid()
  const exposure = exposureOf(overrides.exposeUser ?? [1, 2, 3])
  await node.app.db
    .insertInto('publish')
    .values({
      id,
      author_id: author.userId,
      publish_type: 1,
      publish_sub_type: 1,
      body: overrides.text ?? '',
      status: overrides.status ?? 2,
      expose_fans: exposure.fans,
      expose_followed: exposure.followed,
      expose_others: exposure.others,
      expose_circle: exposure.circle,
      circle_id: overrides.circleId ?? null,
      topic_ids: overrides.topicIds ?? [],
      tags: overrides.tags ?? [],
      picture_count: 1,
      cover_camera_id: overrides.cameraId ?? null,
      cover_lens_id: overrides.lensId ?? null,
      cover_f_number: overrides.fNumber ?? null,
      cover_focal_length: overrides.focalLength ?? null,
      cover_iso: overrides.iso ?? null,
      cover_exposure_seconds: overrides.exposureSeconds ?? null,
      hot: overrides.hot ?? 0,
      editor_pick: overrides.editorPick ?? false,
      created_at: overrides.createdAt ?? node.app.now(),
    })
    .execute()
  await node.app.db
    .insertInto('publish_picture')
    .values({ id: uuid(), publish_id: id, position: 0, file_id: fileId })
    .execute()
  return id
}

/** One member follows another, without the counters. */
export async function buildFollow(node: TestNode, follower: Browser, followed: Browser): Promise<void> {
  await node.app.db
    .insertInto('follow')
    .values({ follower_id: follower.userId, followed_id: followed.userId })
    .execute()
}

/** One member blocks another. */
export async function buildBlock(node: TestNode, blocker: Browser, blocked: Browser): Promise<void> {
  await node.app.db
    .insertInto('block')
    .values({ blocker_id: blocker.userId, blocked_id: blocked.userId })
    .execute()
}

/** A critique by a member under a post of this author. */
export async function buildCritique(node: TestNode, author: Browser): Promise<string> {
  const publishId = await buildPost(node, author)
  const critic = await buildMember(node)
  const picture = await node.app.db
    .selectFrom('publish_picture')
    .select('id')
    .where('publish_id', '=', publishId)
    .executeTakeFirstOrThrow()
  const id = uuid()
  await node.app.db
    .insertInto('reply')
    .values({
      id,
      publish_id: publishId,
      author_id: critic.userId,
      body: '这里再压半档',
      rubric: 2,
      region: JSON.stringify({ pictureId: picture.id, x: 0.1, y: 0.1, width: 0.2, height: 0.2 }),
    })
    .execute()
  return id
}

/** A video that a member uploaded, ready to be watched: its rows, without bytes in storage. */
export async function buildVideoFile(node: TestNode, owner: Browser): Promise<string> {
  const id = await buildFile(node, owner)
  await node.app.db
    .updateTable('stored_file')
    .set({ use_type: 10, mime: 'video/mp4', webp_sizes: [], width: 1280, height: 720 })
    .where('id', '=', id)
    .execute()
  await node.app.db
    .insertInto('video')
    .values({ file_id: id, duration_ms: 5000, frame_rate: 25, codec: 'h264', plain: true, state: 4 })
    .execute()
  return id
}

/** A post of such a video, served as its MP4. */
export async function buildVideoPost(
  node: TestNode,
  author: Browser,
  overrides: PostOverrides = {},
): Promise<string> {
  const id = await buildPost(node, author, overrides)
  const [fileId, posterId] = [await buildVideoFile(node, author), await buildFile(node, author)]
  await node.app.db.updateTable('publish').set({ publish_type: 3 }).where('id', '=', id).execute()
  await node.app.db
    .insertInto('publish_video')
    .values({ publish_id: id, file_id: fileId, poster_id: posterId })
    .execute()
  return id
}
