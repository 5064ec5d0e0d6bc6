import { timeTextOf } from '@guangquan/rules/time-text'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Exhibition, GalleryCall } from '../../../db/tables.gen.ts'
import type { Browser } from '../../../testing/call-as.ts'
import { buildShop } from '../../../testing/goods.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildFile, buildPost } from '../../../testing/posts.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { sealContact } from '../gallery.sealed.ts'

type Node = Pick<TestNode, 'app'>
export const hourMs = 3600_000
export const dayMs = 24 * hourMs

/** A call, open unless `values` say otherwise. @returns its id */
export async function buildCall(
  { app }: Node,
  values: Partial<Insertable<GalleryCall>> = {},
): Promise<string> {
  const id = uuid()
  const now = app.now()
  await app.db
    .insertInto('gallery_call')
    .values({
      id,
      title: '水的形状',
      intro: '雨、河、海、冰都可以',
      start_time: new Date(now.getTime() - dayMs),
      end_time: new Date(now.getTime() + dayMs),
      max_photos: 2,
      min_long_edge: 3000,
      stage: 1,
      created_at: now,
      updated_at: now,
      ...values,
    })
    .execute()
  return id
}

/** A submission of a member with one photograph. */
export async function buildSubmission(
  node: Node,
  { browser, state = 1 }: { browser: Browser; state?: number },
): Promise<{ id: string; fileId: string; callId: string }> {
  const { app } = node
  const callId = await buildCall(node)
  const fileId = await buildFile(node, browser)
  const id = uuid()
  const now = app.now()
  await app.db
    .insertInto('gallery_submission')
    .values({
      id,
      call_id: callId,
      member_id: browser.userId,
      title: '冰下气泡',
      statement: '湖面',
      contact_cipher: sealContact(app.env, id, { realName: '沈一白', phone: '13900002468' }),
      state,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await app.db
    .insertInto('gallery_photo')
    .values({ submission_id: id, position: 0, file_id: fileId })
    .execute()
  await app.db.updateTable('stored_file').set({ used_at: now }).where('id', '=', fileId).execute()
  return { id, fileId, callId }
}

/** A post of one photograph that everybody sees. */
export async function buildShownPost(
  node: Node,
  browser: Browser,
): Promise<{ publishId: string; fileId: string }> {
  const publishId = await buildPost(node, browser)
  const { file_id: fileId } = await node.app.db
    .selectFrom('publish_picture')
    .where('publish_id', '=', publishId)
    .select('file_id')
    .executeTakeFirstOrThrow()
  return { publishId, fileId }
}

/** Photographs of a member's post that a curator requested: waiting for the answer, or in `state`. */
export async function buildInvitation(
  node: Node,
  { browser, state = 7, exhibitionId }: { browser: Browser; state?: number; exhibitionId?: string },
): Promise<{ id: string; fileId: string; publishId: string; exhibitionId: string }> {
  const { publishId, fileId } = await buildShownPost(node, browser)
  const hall = exhibitionId ?? (await buildExhibition(node))
  const id = uuid()
  const now = node.app.now()
  await node.app.db
    .insertInto('gallery_submission')
    .values({
      id,
      exhibition_id: hall,
      publish_id: publishId,
      member_id: browser.userId,
      title: '冰下气泡',
      statement: '想挂在第一室',
      state,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await node.app.db
    .insertInto('gallery_photo')
    .values({ submission_id: id, position: 0, file_id: fileId, of_post: true })
    .execute()
  return { id, fileId, publishId, exhibitionId: hall }
}

/** An exhibition that is open, without works. @returns its id */
export async function buildExhibition(
  node: Node,
  values: Partial<Insertable<Exhibition>> = {},
): Promise<string> {
  const { app } = node
  const id = uuid()
  const now = app.now()
  await app.db
    .insertInto('exhibition')
    .values({
      id,
      shop_id: await buildShop(node),
      title: '山不说话',
      curator: '许砚',
      intro: '山不回答任何问题',
      start_time: new Date(now.getTime() - dayMs),
      end_time: new Date(now.getTime() + dayMs),
      rooms: JSON.stringify([
        { title: '雪', text: '' },
        { title: '墨', text: '' },
      ]),
      stage: 1,
      created_at: now,
      updated_at: now,
      ...values,
    })
    .execute()
  return id
}

/** A member's work that hangs in an exhibition. */
export async function buildWork(
  node: Node,
  exhibitionId: string,
  browser?: Browser,
): Promise<{ id: string; submissionId: string; fileId: string }> {
  const author = browser ?? (await buildMember(node))
  const { id: submissionId, fileId } = await buildSubmission(node, { browser: author, state: 5 })
  const id = uuid()
  await node.app.db
    .insertInto('exhibition_work')
    .values({
      id,
      exhibition_id: exhibitionId,
      submission_id: submissionId,
      file_id: fileId,
      room: 0,
      position: 0,
      title: '冰下气泡',
    })
    .execute()
  return { id, submissionId, fileId }
}

/** An entry in the book of an exhibition that waits. @returns its id */
export async function buildNote(
  node: Node,
  { exhibitionId, memberId }: { exhibitionId: string; memberId: string },
): Promise<string> {
  const id = uuid()
  await node.app.db
    .insertInto('exhibition_note')
    .values({
      id,
      exhibition_id: exhibitionId,
      member_id: memberId,
      day: '2026-01-01',
      text: '坐了很久',
      created_at: node.app.now(),
    })
    .execute()
  return id
}

export const callInput = (now: Date) => ({
  title: '风的形状',
  intro: '看不见的都可以',
  startTime: timeTextOf(now),
  endTime: timeTextOf(new Date(now.getTime() + dayMs)),
  maxPhotos: 3,
  minLongEdge: 3000,
})

export const exhibitionInput = (now: Date, shopId: string) => ({
  shopId,
  title: '退潮以后',
  subtitle: '海边六帧',
  place: '二层画廊',
  curator: '林未',
  intro: '海边什么都留了下来',
  hours: '每天 11:00–20:00',
  startTime: timeTextOf(new Date(now.getTime() + hourMs)),
  endTime: timeTextOf(new Date(now.getTime() + dayMs)),
  rooms: [{ title: '潮间', text: '' }],
})

const statement =
  '零下二十度的湖面，气泡一层一层冻在里面。趴在冰上等太阳斜过来，等到镜头边上都结了霜，手也没有了知觉，才按下快门。'
export const submissionInput = (callId: string, fileIds: string[]) => ({
  callId,
  fileIds,
  title: '冰下气泡',
  statement,
  realName: '沈一白',
  phone: '13900002468',
  agreed: true as const,
})
