import { submissionStates } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoContext, DemoPart } from '../../../demo/demo-part.ts'
import { demoPeople, type DemoPerson } from '../../../demo/people.ts'
import { makeRandom, type Random } from '../../../demo/random.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { createOwnNotices } from '../../notice/index.ts'
import { findShopIdsOf } from '../../shop/index.ts'
import { submissionTargetName } from '../gallery-target-name.ts'
import { sealContact } from '../gallery.sealed.ts'
import { demoAsked, demoCall, demoExhibitions, type DemoExhibition } from './demo-exhibitions.ts'

const dayMs = 24 * 3600_000
const hourMs = 3600_000

interface Photograph {
  fileId: string
  author: DemoPerson
  place: string
  isUpright: boolean
}

interface Making {
  app: App
  tx: Tx
  now: Date
  random: Random
  photographs: ReadonlyMap<string, Photograph>
}

/** A current exhibition, three past ones, an open call, and submissions to it. */
export const galleryDemo: DemoPart = {
  addRows: async ({ app, plan, files }, tx) => {
    const making: Making = {
      app,
      tx,
      now: plan.now,
      random: makeRandom('galleries'),
      photographs: findPhotographs(plan.posts, files),
    }
    const shops = await findShopIdsOf(tx, 1)
    const halls: string[] = []
    for (const one of demoExhibitions) {
      const shopId = shops[one.shop]
      if (shopId !== undefined) halls.push(await addExhibition(making, one, shopId))
    }
    await addOpenCall(making)
    if (halls[0] !== undefined) await addInvitation(making, { hall: halls[0], posts: plan.posts, files })
  },
}

/** Each photograph of the demonstration once, as a member posted it, by title. */
function findPhotographs(
  posts: DemoContext['plan']['posts'],
  files: DemoContext['files'],
): Map<string, Photograph> {
  const found = new Map<string, Photograph>()
  for (const { author, place, photos } of posts)
    for (const { source, fileName } of photos) {
      const fileId = files.get(uploadKey(author.id, fileName))
      if (fileId === undefined || found.has(source.title)) continue
      const isUpright = source.height > source.width
      found.set(source.title, {
        fileId,
        author,
        place: source.place === '' ? place : source.place,
        isUpright,
      })
    }
  return found
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * dayMs)

async function addExhibition(making: Making, one: DemoExhibition, shopId: string): Promise<string> {
  const { tx, now, random } = making
  const writtenAt = daysFrom(now, one.from - 30)
  const id = demoId(random, writtenAt)
  const works = one.rooms.flatMap((room, index) => room.works.map((title) => ({ title, room: index })))
  const submissions = await addCall(making, {
    title: `${one.title} 征集`,
    intro: one.intro,
    from: one.from - 90,
    to: one.from - 30,
    stage: 2,
    sent: works.map(({ title }) => ({
      work: title,
      state: 5,
      statement: one.intro.slice(0, 60).padEnd(50, '。'),
    })),
  })
  await tx
    .insertInto('exhibition')
    .values({
      id,
      shop_id: shopId,
      title: one.title,
      subtitle: one.subtitle,
      place: one.place,
      curator: one.curator,
      intro: one.intro,
      hours: one.hours,
      start_time: daysFrom(now, one.from),
      end_time: daysFrom(now, one.to),
      rooms: JSON.stringify(one.rooms.map(({ title, text }) => ({ title, text }))),
      stage: 1,
      created_at: writtenAt,
      updated_at: writtenAt,
    })
    .execute()
  const hung = works.flatMap(({ title, room }, position) => {
    const photograph = making.photographs.get(title)
    const submissionId = submissions.get(title)
    if (photograph === undefined || submissionId === undefined) return []
    return {
      id: demoId(random, writtenAt),
      exhibition_id: id,
      submission_id: submissionId,
      file_id: photograph.fileId,
      room,
      position,
      title,
      place: photograph.place,
      size_text: photograph.isUpright ? '60×80 cm' : '90×60 cm',
    }
  })
  if (hung.length > 0) await tx.insertInto('exhibition_work').values(hung).execute()
  await addNotes(making, { id, one })
  return id
}

async function addNotes(
  { tx, now, random }: Making,
  { id, one }: { id: string; one: DemoExhibition },
): Promise<void> {
  for (const [index, text] of one.notes.entries()) {
    const person = demoPeople[30 + index * 3]
    if (person === undefined) continue
    const at = new Date(daysFrom(now, one.from + 2 + index * 3).getTime() + index * hourMs)
    await tx
      .insertInto('exhibition_note')
      .values({
        id: demoId(random, at),
        exhibition_id: id,
        member_id: person.id,
        day: dayOf(at),
        text,
        state: 2,
        created_at: at,
      })
      .execute()
  }
}

interface NewCall {
  title: string
  intro: string
  from: number
  to: number
  stage: number
  sent: readonly { work: string; state: number; statement: string }[]
}

/** A call with its submissions, one per author: title of a photograph → submission. */
async function addCall(making: Making, call: NewCall): Promise<Map<string, string>> {
  const { app, tx, now, random, photographs } = making
  const at = daysFrom(now, call.from)
  const id = demoId(random, at)
  await tx
    .insertInto('gallery_call')
    .values({
      id,
      title: call.title,
      intro: call.intro,
      start_time: at,
      end_time: daysFrom(now, call.to),
      max_photos: 10,
      min_long_edge: 3000,
      stage: call.stage,
      created_at: daysFrom(now, call.from - 3),
      updated_at: at,
    })
    .execute()
  const submissions = new Map<string, string>()
  const byAuthor = new Map<string, { id: string; photos: number }>()
  for (const [index, { work, state, statement }] of call.sent.entries()) {
    const photograph = photographs.get(work)
    if (photograph === undefined) continue
    const { author, fileId } = photograph
    const sentAt = new Date(at.getTime() + (index + 1) * 7 * hourMs)
    let own = byAuthor.get(author.id)
    if (own === undefined) {
      own = { id: demoId(random, sentAt), photos: 0 }
      byAuthor.set(author.id, own)
      const contact = { realName: author.nickName, phone: `139000${String(20_000 + index).slice(-5)}` }
      await tx
        .insertInto('gallery_submission')
        .values({
          id: own.id,
          call_id: id,
          member_id: author.id,
          title: work,
          statement,
          contact_cipher: sealContact(app.env, own.id, contact),
          state,
          reason: state === 4 ? '请发相机直出的原文件，用来冲印' : '',
          created_at: sentAt,
          updated_at: sentAt,
        })
        .execute()
    }
    submissions.set(work, own.id)
    await tx
      .insertInto('gallery_photo')
      .values({ submission_id: own.id, position: own.photos, file_id: fileId, of_post: true })
      .execute()
    own.photos += 1
  }
  return submissions
}

const addOpenCall = (making: Making) => addCall(making, { ...demoCall, stage: 1 })

interface Asked {
  /** The exhibition. */
  hall: string
  posts: DemoContext['plan']['posts']
  files: DemoContext['files']
}

/** A curator's open request to a member for a photograph that was sent to no call. */
async function addInvitation({ tx, now, random }: Making, { hall, posts, files }: Asked): Promise<void> {
  const placed = await tx.selectFrom('gallery_photo').select('file_id').execute()
  const taken = new Set(placed.map((row) => row.file_id))
  const at = daysFrom(now, -1)
  for (const { id: publishId, author, title, photos } of posts) {
    const fileId = files.get(uploadKey(author.id, photos[0]?.fileName ?? ''))
    if (author.id !== demoPeople[demoAsked.person]?.id || fileId === undefined || taken.has(fileId)) continue
    const id = demoId(random, at)
    await tx
      .insertInto('gallery_submission')
      .values({
        id,
        exhibition_id: hall,
        publish_id: publishId,
        member_id: author.id,
        title: title === '' ? (photos[0]?.source.title ?? '无题') : title,
        statement: demoAsked.note,
        state: submissionStates.asked,
        created_at: at,
        updated_at: at,
      })
      .execute()
    await tx
      .insertInto('gallery_photo')
      .values({ submission_id: id, position: 0, file_id: fileId, of_post: true })
      .execute()
    const target = { kind: submissionTargetName, id }
    await createOwnNotices(tx, at, [{ memberId: author.id, target }], {
      kind: 'gallery.asked',
      note: demoAsked.note,
    })
    return
  }
}
