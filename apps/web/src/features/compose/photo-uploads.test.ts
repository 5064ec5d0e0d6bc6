import { ApiError } from '@guangquan/client'
import type { UploadedFile } from '@guangquan/contract'
import { noExif } from '@guangquan/contract/shapes/empty-shapes'
import { expect, test } from 'vitest'
import { sampleFile } from '../../testing/sample-picture.ts'
import { inOrderOfCapture } from './frame-order.ts'
import { defaultChoices } from './photo-choices.ts'
import { makePhotoUploads, type PhotoUploads } from './photo-uploads.ts'

const taken = (shotDate: string | null) => ({ uploaded: { exif: { shotDate } } })

test('photographs are sorted by capture time; those without one keep their positions', () => {
  const [third, first, none, second] = [
    taken('2026-10-03 08:00:00'),
    taken('2026-10-01 08:00:00'),
    taken(null),
    taken('2026-10-02 08:00:00'),
  ]
  const sending = { uploaded: null }
  expect(inOrderOfCapture([third, first, none, sending, second])).toEqual([
    first,
    second,
    none,
    sending,
    third,
  ])
  expect(inOrderOfCapture([])).toEqual([])
})

test('those of the same second keep their order', () => {
  const [one, other] = [
    { ...taken('2026-10-01 08:00:00'), key: 'b' },
    { ...taken('2026-10-01 08:00:00'), key: 'a' },
  ]
  expect(inOrderOfCapture([one, other])).toEqual([one, other])
})

test('uploads are sorted by capture time until the author moves a photograph', async () => {
  const uploads = uploadsOf({ 'late.jpg': '2026-10-03 08:00:00', 'early.jpg': '2026-10-01 08:00:00' })
  uploads.add([photo('late.jpg'), photo('early.jpg')])
  await arrived(uploads)
  expect(namesOf(uploads)).toEqual(['early.jpg', 'late.jpg'])
  uploads.move(0, 1)
  uploads.add([photo('early.jpg')])
  await arrived(uploads)
  expect(namesOf(uploads)).toEqual(['late.jpg', 'early.jpg', 'early.jpg'])
  uploads.dispose()
})

test('no more are added than there may be, and the author reads how many were left out', async () => {
  const uploads = uploadsOf({})
  expect(uploads.add([photo('one.jpg'), photo('two.jpg'), photo('three.jpg')], 40, 2)).toEqual([
    '一次最多发 2 张照片，多出的 1 张没有加入',
  ])
  await arrived(uploads)
  // Another group of a contest, with fewer photographs.
  expect(uploads.add([photo('four.jpg')], 40, 1)).toHaveLength(1)
  expect(namesOf(uploads)).toEqual(['one.jpg', 'two.jpg'])
  uploads.dispose()
})

test.each([
  ['PhotoTooSmall', 1],
  ['Offline', 2],
] as const)('a photograph that failed with %s is sent %i times in total on retry', async (kind, times) => {
  let sent = 0
  const uploads = makePhotoUploads(() => {
    sent += 1
    return Promise.reject(new ApiError({ kind, message: '' }))
  })
  const hasFailed = () => expect.poll(() => uploads.frames.get()[0]?.state).toBe('failed')
  uploads.add([photo('one.jpg')])
  await hasFailed()
  const [frame] = uploads.frames.get()
  expect(frame?.refused).toBe(times === 1)
  uploads.retry(frame?.key ?? '')
  await hasFailed()
  expect(sent).toBe(times)
  uploads.dispose()
})

test('a photograph is replaced in its place and keeps its words', async () => {
  const uploads = uploadsOf({})
  uploads.add([photo('one.jpg'), photo('two.jpg'), photo('three.jpg')])
  await arrived(uploads)
  const key = uploads.frames.get()[1]?.key ?? ''
  uploads.edit(key, { title: '渡口', exifHidden: ['camera'] })
  expect(uploads.replace(key, new File([], 'empty.jpg'))).toBe('这个文件是空的')
  expect(uploads.replace(key, photo('better.jpg'))).toBe('')
  await arrived(uploads)
  expect(namesOf(uploads)).toEqual(['one.jpg', 'better.jpg', 'three.jpg'])
  expect(uploads.frames.get()[1]).toMatchObject({ title: '渡口', exifHidden: [], state: 'done' })
  uploads.dispose()
})

test('photographs that are not uploaded yet go on in another page, with their words and in their places', async () => {
  const stored = {
    ...sampleFile,
    fileName: 'sent.jpg',
    title: '传好的',
    alt: '',
    exifHidden: [],
    ...defaultChoices,
  }
  const first = makePhotoUploads(() => new Promise<never>(() => undefined))
  first.restore({ pictures: [stored] })
  first.add([photo('one.jpg'), photo('two.jpg')])
  first.move(2, 0)
  first.edit(first.frames.get()[0]?.key ?? '', { title: '渡口', largeOpen: true })
  const pending = first.pending()
  const files = new Map(
    pending.list.flatMap(({ key }) => [[key, first.fileOf(key) ?? photo('none')] as const]),
  )
  first.dispose()

  const next = uploadsOf({})
  next.restore({ pictures: [stored] }, { ...pending, draftKey: 'd', files })
  await arrived(next)
  expect(next.frames.get().map(({ title, largeOpen }) => [title, largeOpen])).toEqual([
    ['渡口', true],
    ['传好的', false],
    ['', false],
  ])
  expect(namesOf(next)).toEqual(['two.jpg', 'sent.jpg', 'one.jpg'])
  expect(next.pending().list).toEqual([])
  next.dispose()
})

function uploadsOf(times: Record<string, string>): PhotoUploads {
  return makePhotoUploads((file): Promise<UploadedFile> => {
    const exif = { ...noExif, shotDate: times[file.name] ?? null }
    return Promise.resolve({ ...sampleFile, fileName: file.name, exif })
  })
}

const photo = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })
const namesOf = (uploads: PhotoUploads) => uploads.frames.get().map(({ fileName }) => fileName)

function arrived(uploads: PhotoUploads): Promise<void> {
  const isHere = () => uploads.frames.get().every(({ state }) => state === 'done')
  return expect.poll(isHere).toBe(true)
}
