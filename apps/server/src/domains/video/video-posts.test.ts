import {
  NewPublish,
  publishStatus,
  Search,
  UserInfo,
  Video,
  type MethodInput,
  type SocialCookie,
} from '@guangquan/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildBinding } from '../../testing/bindings.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildVideo, makeFramesNow, transcodeNow, uploadPoster, uploadVideo } from '../../testing/videos.ts'
import { relayBatch } from '../../events/relay.ts'
import { subscriptions } from '../../program.ts'
import { decidePost } from '../post/index.ts'
import { videoSubscriptions } from './video.events.ts'

let node: TestApp
let author: Browser
let reader: Browser
let owner: Browser
let short: Buffer
beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node, { level: 2 })
  reader = await buildMember(node, { level: 2 })
  owner = await buildMember(node, { level: 2 })
  await node.app.db.updateTable('member').set({ product_count: 1 }).where('id', '=', owner.userId).execute()
  short = await buildVideo(node.app, { seconds: 5, rate: 5 })
})
afterAll(() => node.close())

const transcode = (fileId: string) => transcodeNow(node, fileId)
type Publish = Extract<MethodInput<typeof NewPublish.Publish>, { publishType: 3 }>

let serial = 0
/** Uploads the video with a unique tail: the same bytes would be the same upload. */
async function upload(as: Browser, body: Buffer): Promise<{ videoId: string; posterId: string }> {
  serial += 1
  const tail = Buffer.from([0, 0, 0, 10, 0x66, 0x72, 0x65, 0x65, serial >> 8, serial & 255])
  const { fileId } = await uploadVideo(node, as, Buffer.concat([body, tail]))
  return { videoId: fileId, posterId: await uploadPoster(node, as, 1200 + serial) }
}
const publish = (as: Browser, files: { videoId: string; posterId: string }, rest: Partial<Publish> = {}) =>
  callAs(node, as, NewPublish.Publish, { publishType: 3, title: '雾里看山', ...files, ...rest })
const play = (as: Browser | null, id: string, cookie?: SocialCookie) =>
  callAs(node, as, Video.GetPlay, { id, ...(cookie === undefined ? {} : { cookie }) })
const segment = async (url: string, index: number) => {
  const [path = '', query = ''] = url.split('?')
  const address = `${path.replace('master.m3u8', `480-${index}.m4s`)}${query === '' ? '' : `?${query}`}`
  return (await node.server.inject(address)).statusCode
}
/** Posts a visitor finds. */
const found = async (keyword: string) =>
  (await callAs(node, null, Search.GetList, { keyword })).items.map((hit) => hit.item.id)
/** Delivers the events in the outbox. */
async function relay(): Promise<void> {
  while ((await relayBatch(node.app, subscriptions)) > 0);
}

describe('a video post', () => {
  it('waits for its video and is published once that can be watched', async () => {
    const files = await upload(author, short)
    const { id, status } = await publish(author, files, { text: '三分钟', tags: ['延时'] })
    expect(status).toBe(publishStatus.inReview)
    await expect(play(reader, id)).rejects.toMatchObject({ code: 3002 })
    await expect(play(author, id)).rejects.toMatchObject({ code: 5137 })
    const own = await callAs(node, author, NewPublish.Detail, { id })
    expect(own).toMatchObject({ category: 4, publishType: 3, video: { playable: false, ownersOnly: false } })
    await transcode(files.videoId)
    await relay()
    const shown = await callAs(node, null, NewPublish.Detail, { id })
    expect(shown).toMatchObject({ status: 2, title: '雾里看山', summary: '三分钟', pictures: [] })
    expect(shown.video).toMatchObject({ durationMs: 5000, width: 854, height: 480, playable: true })
    expect(shown.cover?.width).toBeGreaterThan(1200)
    const feed = await callAs(node, null, NewPublish.GetFeed, { tab: 3 })
    expect(feed.items.find((item) => item.id === id)?.video?.playable).toBe(true)
    const open = await play(null, id)
    expect(open).toMatchObject({ limitSeconds: null, plain: false, qualities: [480], subtitles: null })
    expect(open.url).not.toContain('?')
    expect(await segment(open.url, 0)).toBe(200)
  })

  it('is published at once when its video is ready, unless it also needs review', async () => {
    const files = await upload(author, short)
    await transcode(files.videoId)
    expect((await publish(author, files)).status).toBe(publishStatus.published)
    await setConfig(node, 'post.premoderation', true)
    const newcomer = await buildMember(node, { level: 2, acceptedPosts: 0 })
    const looked = await upload(newcomer, short)
    const { id } = await publish(newcomer, looked)
    await transcode(looked.videoId)
    await relay()
    expect((await callAs(node, newcomer, NewPublish.Detail, { id })).status).toBe(publishStatus.inReview)
    await decidePost({ db: node.app.db, now: node.app.now() }, { id, pass: true })
    expect((await callAs(node, reader, NewPublish.Detail, { id })).status).toBe(publishStatus.published)
    await setConfig(node, 'post.premoderation', undefined)
  })

  it('is refused when no copy of its video can be made', async () => {
    const files = await upload(author, short)
    const { id } = await publish(author, files)
    await node.app.db.updateTable('video').set({ tries: 4 }).where('file_id', '=', files.videoId).execute()
    await transcode(files.videoId)
    await relay()
    expect((await callAs(node, author, NewPublish.Detail, { id })).status).toBe(publishStatus.refused)
    await expect(publish(author, files)).rejects.toMatchObject({ code: 5107 })
  })

  it('requires an own video, an own poster, a title and valid subtitles', async () => {
    const files = await upload(author, short)
    await expect(publish(reader, files)).rejects.toMatchObject({ code: 5107 })
    await expect(publish(author, { ...files, posterId: files.videoId })).rejects.toMatchObject({ code: 5107 })
    await expect(publish(author, files, { title: '雾' })).rejects.toMatchObject({ code: 400 })
    await expect(publish(author, files, { subtitles: '没有时间' })).rejects.toMatchObject({ code: 400 })
    await expect(publish(author, files, { ownersOnly: true })).rejects.toMatchObject({ code: 400 })
    const { id } = await publish(author, files, { subtitles: '00:01.000 --> 00:02.000\n<b>早</b>' })
    await transcode(files.videoId)
    await relay()
    expect((await play(reader, id)).subtitles).toEqual([{ start: 1, end: 2, text: '早' }])
  })

  it('requires level 2 where levels gate', async () => {
    const beginner = await buildMember(node, { level: 1 })
    const files = await upload(beginner, short)
    await expect(publish(beginner, files)).rejects.toMatchObject({ code: 3005 })
    await setConfig(node, 'level.gates', false)
    await publish(beginner, files)
    await setConfig(node, 'level.gates', undefined)
  })

  it('can get another poster and other subtitles, and keeps missing fields', async () => {
    const writer = await buildMember(node, { level: 2 })
    const files = await upload(writer, short)
    await transcode(files.videoId)
    const first = '00:01.000 --> 00:02.000\n早上的桉树'
    const { id } = await publish(writer, files, { subtitles: first })
    const open = () => callAs(node, writer, NewPublish.GetUserPublishDetail, { id })
    const cover = async () => (await callAs(node, null, NewPublish.Detail, { id })).cover
    expect(await open()).toMatchObject({
      cover: { fileId: files.posterId },
      video: { posterId: files.posterId, subtitles: expect.stringContaining('早上的桉树') },
    })
    const edit = (more: object) =>
      callAs(node, writer, NewPublish.EditPublish, { publishType: 3, id, title: '雾里看山', ...more })
    const [before, posterId] = [await cover(), await uploadPoster(node, writer, 1777)]
    await edit({ text: '只改文字' })
    expect([await cover(), (await play(null, id)).subtitles?.length]).toEqual([before, 1])
    await edit({ posterId })
    expect(await cover()).toMatchObject({ width: 1777 })
    expect((await play(null, id)).subtitles).toEqual([{ start: 1, end: 2, text: '早上的桉树' }])
    const held = await node.app.db
      .selectFrom('stored_file')
      .select(['id', 'is_public', 'used_at'])
      .where('id', 'in', [posterId, files.posterId, files.videoId])
      .execute()
    const used = held.filter((file) => file.used_at !== null && file.is_public).map((file) => file.id)
    expect(used.toSorted()).toEqual([posterId, files.videoId].toSorted())

    await expect(edit({ subtitles: '没有时间' })).rejects.toMatchObject({ code: 400 })
    await expect(edit({ posterId: await uploadPoster(node, reader, 1300) })).rejects.toMatchObject({
      code: 5107,
    })
    await edit({ subtitles: '00:03.000 --> 00:04.000\n傍晚的芒果' })
    expect((await play(null, id)).subtitles).toEqual([{ start: 3, end: 4, text: '傍晚的芒果' }])
    expect([await found('桉树'), await found('芒果')]).toEqual([[], [id]])
    await edit({ subtitles: '' })
    expect((await play(null, id)).subtitles).toBeNull()
    expect((await open()).video?.subtitles).toBe('')
  })

  it('is signed for a limited audience, and closed to everybody else', async () => {
    const files = await upload(author, short)
    await transcode(files.videoId)
    const { id } = await publish(author, files, { exposeUser: [] })
    await expect(play(reader, id)).rejects.toMatchObject({ code: 3002 })
    const own = await play(author, id)
    expect(own.url).toMatch(/\?e=\d{10}&s=/)
    expect([await segment(own.url, 0), await segment(own.url.split('?')[0] ?? '', 0)]).toEqual([200, 404])
  })
})

describe('the texts of a video', () => {
  it('are found with its subtitles, and can be edited any number of times', async () => {
    const files = await upload(author, short)
    await transcode(files.videoId)
    const subtitles = '00:01.000 --> 00:02.000\n先找光再等人'
    const { id } = await publish(author, files, { title: '琥珀色的黄昏', text: '海风很大', subtitles })
    for (const keyword of ['琥珀色', '海风', '等人']) expect(await found(keyword)).toContain(id)
    const words = { publishType: 3, title: '靛蓝色的清晨', text: '潮水退了' } as const
    const card = await callAs(node, author, NewPublish.EditPublish, { id, ...words })
    expect(card).toMatchObject({ title: '靛蓝色的清晨', summary: '潮水退了', video: { playable: true } })
    expect([await found('琥珀色'), await found('潮水')]).toEqual([[], [id]])
    expect(await found('等人')).toContain(id)
    await expect(callAs(node, reader, NewPublish.EditPublish, { id, ...words })).rejects.toMatchObject({
      code: 3001,
    })
    await expect(
      callAs(node, author, NewPublish.EditPublish, { id, ...words, title: '雾' }),
    ).rejects.toMatchObject({ code: 400 })
  })
})

it('a post that was in the recycle bin while its video became ready is published when restored', async () => {
  const files = await upload(author, short)
  const { id } = await publish(author, files)
  await callAs(node, author, NewPublish.DeletePublish, { id })
  await transcode(files.videoId)
  await relay()
  expect(await callAs(node, author, NewPublish.RestorePublish, { id })).toEqual({
    status: publishStatus.inReview,
  })
  await relay()
  expect((await callAs(node, reader, NewPublish.Detail, { id })).status).toBe(publishStatus.published)
})

describe('a lesson for owners', () => {
  let files: Awaited<ReturnType<typeof upload>>
  let id: string
  beforeAll(async () => {
    const lesson = await buildVideo(node.app, { seconds: 132, rate: 2, sound: false })
    files = await upload(author, lesson)
    await transcode(files.videoId)
    const subtitles = '01:00.000 --> 01:02.000\n开头人人可看\n\n02:04.000 --> 02:06.000\n结尾只给机主'
    id = (await publish(author, files, { publishSubType: 2, ownersOnly: true, subtitles })).id
  })

  it('shows everybody 120 seconds, owners and its author all of it', async () => {
    const bare = `/files/${files.videoId}/video/master.m3u8`
    expect((await node.server.inject(bare)).statusCode).toBe(404)
    for (const viewer of [null, reader]) {
      const cut = await play(viewer, id)
      expect(cut.limitSeconds).toBe(120)
      expect([await segment(cut.url, 19), await segment(cut.url, 20), await segment(cut.url, 21)]).toEqual([
        200, 404, 404,
      ])
    }
    for (const viewer of [owner, author]) {
      const whole = await play(viewer, id)
      expect(whole.limitSeconds).toBeNull()
      expect([await segment(whole.url, 19), await segment(whole.url, 21)]).toEqual([200, 200])
    }
    expect((await callAs(node, owner, UserInfo.Get, {})).userType).toBe(2)
  })

  it('shows its lines as far as its viewer may watch, and is not found by the others', async () => {
    expect((await play(reader, id)).subtitles).toEqual([{ start: 60, end: 62, text: '开头人人可看' }])
    expect((await play(owner, id)).subtitles?.length).toBe(2)
    expect(await found('结尾只给机主')).toEqual([])
  })

  it('accepts the social cookie of this session and no other', async () => {
    await buildBinding(node, owner, 'wx')
    const cookie = await callAs(node, owner, UserInfo.GetSocialCookie, {})
    if (cookie === null) throw new Error('no cookie')
    expect((await play(owner, id, cookie)).limitSeconds).toBeNull()
    await expect(play(reader, id, cookie)).rejects.toMatchObject({ code: 3001 })
    await expect(play(null, id, cookie)).rejects.toMatchObject({ code: 3001 })
    node.advance(601_000)
    await expect(play(owner, id, cookie)).rejects.toMatchObject({ code: 3001 })
    node.advance(-601_000)
  })
})

describe('a draft of a video', () => {
  it('stores video, poster and frames as long as it exists', async () => {
    const writer = await buildMember(node, { level: 2 })
    const files = await upload(writer, short)
    await makeFramesNow(node, files.videoId)
    const { frames } = await callAs(node, writer, Video.GetProgress, { fileId: files.videoId })
    const frameIds = frames.map((frame) => frame.fileId)
    const posterId = frameIds[1] ?? ''
    const { id } = await callAs(node, writer, NewPublish.SaveDraft, {
      publishType: 3,
      title: '半成品',
      videoId: files.videoId,
      posterId,
      frameIds,
      ownersOnly: false,
      subtitles: '',
    })
    const draft = await callAs(node, writer, NewPublish.GetDraft, { id })
    expect(draft).toMatchObject({ publishType: 3, title: '半成品', cover: { fileId: posterId } })
    expect(draft.video).toMatchObject({ posterId, upload: { fileId: files.videoId, durationMs: 5000 } })
    expect(draft.video?.upload?.frames.length).toBe(6)
    const used = () =>
      node.app.db
        .selectFrom('stored_file')
        .select('id')
        .where('id', 'in', [files.videoId, ...frameIds])
        .where('used_at', 'is not', null)
        .execute()
    expect((await used()).length).toBe(7)
    await transcode(files.videoId)
    await publish(writer, { videoId: files.videoId, posterId }, { draftId: id })
    expect((await used()).length).toBe(2)
  })
})

it('subscribers of the video are known to the program', () => {
  expect(subscriptions).toEqual(expect.arrayContaining(videoSubscriptions))
})
