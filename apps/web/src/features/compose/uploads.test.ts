import { ApiError } from '@guangquan/client'
import type { UploadedFile } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { sampleFile } from '../../testing/sample-picture.ts'
import { makeUploads, type Uploads } from './uploads.ts'

const photo = (name: string, bytes = 5) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

interface Sent {
  name: string
  respond: (fileId: string) => void
  refuse: (error: Error) => void
  progress: (share: number) => void
  signal: AbortSignal
}

/** Uploads to a server whose responses the test controls. */
function open() {
  const sent: Sent[] = []
  const arrived: string[] = []
  const uploads = makeUploads({
    useType: 5,
    maxMB: 20,
    onArrived: (key, { fileId }) => arrived.push(`${key}: ${fileId}`),
    upload: (file, { signal, onProgress }) =>
      new Promise<UploadedFile>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        const respond = (fileId: string) => resolve({ ...sampleFile, fileId })
        sent.push({ name: file.name, respond, refuse: reject, progress: onProgress, signal })
      }),
  })
  return { sent, arrived, uploads }
}

const statesOf = (uploads: Uploads) =>
  [...uploads.all.get().values()].map(({ key, state }) => `${key} ${state}`)

test('two photographs travel at a time; the next starts when one has arrived', async () => {
  const { sent, arrived, uploads } = open()
  for (const key of ['a', 'b', 'c']) uploads.send(key, photo(`${key}.jpg`))
  expect(statesOf(uploads)).toEqual(['a sending', 'b sending', 'c waiting'])
  sent[0]?.progress(0.5)
  expect(uploads.all.get().get('a')?.progress).toBe(0.5)
  sent[1]?.respond('file-b')
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  expect(statesOf(uploads)).toEqual(['a sending', 'b done', 'c sending'])
  expect(arrived).toEqual(['b: file-b'])
  expect(uploads.find('file-b')?.key).toBe('b')
  expect(uploads.pendingFile('b')).toBeUndefined()
  expect(uploads.fileOf('file-b')?.name).toBe('b.jpg')
  uploads.dispose()
})

test('a failed one says why, does not hold up the others, and is sent again on request', async () => {
  const { sent, arrived, uploads } = open()
  for (const key of ['a', 'b', 'c']) uploads.send(key, photo(`${key}.jpg`))
  sent[0]?.refuse(new ApiError({ kind: 'PhotoDamaged', message: '这张照片已损坏，无法读取' }))
  sent[1]?.refuse(new Error('no sentence for members'))
  await expect.poll(() => statesOf(uploads)).toEqual(['a failed', 'b failed', 'c sending'])
  const failures = [...uploads.all.get().values()].map(({ failure }) => failure)
  expect(failures).toEqual(['这张照片已损坏，无法读取', '上传没有成功，请重试', ''])
  expect(uploads.pendingFile('a')).toBeUndefined()
  expect(uploads.pendingFile('b')?.name).toBe('b.jpg')
  uploads.retry('a')
  expect(uploads.all.get().get('a')).toMatchObject({ state: 'sending', progress: 0, failure: '' })
  sent.at(-1)?.respond('file-a')
  await expect.poll(() => arrived).toEqual(['a: file-a'])
  uploads.dispose()
})

test('a file that cannot be a photograph is not sent', () => {
  const { sent, uploads } = open()
  uploads.send('empty', photo('empty.jpg', 0))
  uploads.send('text', new File(['x'], 'notes.txt', { type: 'text/plain' }))
  expect(statesOf(uploads)).toEqual(['empty failed', 'text failed'])
  expect(uploads.pendingFile('empty')).toBeUndefined()
  expect(uploads.all.get().get('empty')?.failure).toBe('这个文件是空的')
  expect(sent).toEqual([])
  uploads.dispose()
})

test('photographs of a draft are there already, without a file', () => {
  const { sent, uploads } = open()
  uploads.adopt([{ ...sampleFile, fileId: 'f', fileUrl: '/f.webp' }])
  expect(uploads.find('f')).toMatchObject({ key: 'f', state: 'done', preview: '/f.webp' })
  expect(uploads.fileOf('f')).toBeUndefined()
  expect(sent).toEqual([])
})

test('when the editor closes, what travels is stopped and nothing more is reported', async () => {
  const { sent, arrived, uploads } = open()
  for (const key of ['a', 'b', 'c']) uploads.send(key, photo(`${key}.jpg`))
  uploads.dispose()
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
  await Promise.resolve()
  expect(statesOf(uploads)).toEqual(['a sending', 'b sending', 'c waiting'])
  expect(arrived).toEqual([])
})
