import type { Draft, VideoProgress } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { sampleFile } from '../../../testing/sample-picture.ts'
import { emptyFields } from '../draft-fields.ts'
import { draftBodyOf, emptyVideo, hasVideoContent, publishBodyOf, videoFieldsOf } from './video-fields.ts'

const poster = { fileId: 'p', url: '/p.webp', isFrame: false }

const upload: VideoProgress = {
  fileId: 'v',
  fileName: 'DSC_0001.MP4',
  size: 1,
  durationMs: 60_000,
  width: 1920,
  height: 1080,
  plain: false,
  state: 1,
  progress: 100,
  frames: ['f1', 'f2'].map((fileId) => ({ fileId, url: '', atMs: 0 })),
}
const lesson = { upload: null, posterId: 'f2', ownersOnly: true, subtitles: 'WEBVTT' }

const draft: Draft = {
  ...emptyFields,
  id: 'd',
  publishType: 3,
  publishSubType: 2,
  title: '渡口',
  pictures: [],
  cover: { ...sampleFile, fileId: 'f2', fileUrl: '/f2.webp' },
  video: lesson,
  vote: null,
  entry: null,
  article: null,
  circle: null,
  version: 1,
  savedTime: '2026-10-01 08:00:00',
}

test('a stored draft is continued with its kind, lines and poster', () => {
  expect(videoFieldsOf(draft)).toMatchObject({
    title: '渡口',
    publishSubType: 2,
    ownersOnly: true,
    subtitles: 'WEBVTT',
    poster: { fileId: 'f2', url: '/f2.webp', isFrame: false },
  })
})

test('a poster is known as a frame of its video', () => {
  const { poster: chosen } = videoFieldsOf({ ...draft, video: { ...lesson, upload } })
  expect(chosen).toEqual({ fileId: 'f2', url: '/f2.webp', isFrame: true })
})

test('a draft without a video, and one of a kind that no longer exists, begin empty', () => {
  const read = videoFieldsOf({ ...draft, publishSubType: 9, cover: null, video: null })
  expect(read).toEqual({ ...emptyVideo, title: '渡口' })
})

test('it is published only with a video and a poster', () => {
  const fields = { ...emptyVideo, title: '渡口', poster }
  expect(publishBodyOf(fields, null)).toBeNull()
  expect(publishBodyOf({ ...fields, poster: null }, 'v')).toBeNull()
  expect(publishBodyOf(fields, 'v')).toMatchObject({
    publishType: 3,
    title: '渡口',
    videoId: 'v',
    posterId: 'p',
  })
})

test.each([
  [1, false],
  [2, true],
  [3, false],
] as const)(
  'of kind %i, being for owners only is sent as %s: only lessons can be',
  (publishSubType, sent) => {
    const fields = { ...emptyVideo, publishSubType, ownersOnly: true, poster }
    expect(publishBodyOf(fields, 'v')?.ownersOnly).toBe(sent)
    expect(draftBodyOf(fields, 'v', []).ownersOnly).toBe(sent)
  },
)

test('a draft is stored at any stage, with all frames, so that the poster can still be changed', () => {
  expect(draftBodyOf(emptyVideo, null, [])).toMatchObject({ videoId: null, posterId: null, frameIds: [] })
  expect(draftBodyOf({ ...emptyVideo, poster }, 'v', ['f1', 'f2'])).toMatchObject({
    videoId: 'v',
    posterId: 'p',
    frameIds: ['f1', 'f2'],
  })
})

test('there is something to save once there is a video, a word or a tag', () => {
  expect(hasVideoContent(emptyVideo, null)).toBe(false)
  expect(hasVideoContent(emptyVideo, 'v')).toBe(true)
  for (const part of [{ title: '渡' }, { text: '口' }, { tags: ['江'] }])
    expect(hasVideoContent({ ...emptyVideo, ...part }, null)).toBe(true)
})
