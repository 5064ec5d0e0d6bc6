import type { UploadedFile } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { expect, test } from 'vitest'
import { makeOptionUploads } from './option-uploads.ts'

const photo = new File(['x'], 'x.jpg', { type: 'image/jpeg' })
const lost = new ApiError({ kind: 'Offline', message: '网络断开了' })

test('a photograph chosen while another is uploaded leaves neither option busy', async () => {
  const [first, second] = [Promise.withResolvers<UploadedFile>(), Promise.withResolvers<UploadedFile>()]
  const results = [first.promise, second.promise]
  const uploads = makeOptionUploads(() => results.shift() ?? Promise.reject(lost))
  const one = uploads.send('one', photo)
  const two = uploads.send('two', photo)
  expect([...uploads.sending.get().keys()]).toEqual(['one', 'two'])
  first.reject(lost)
  await expect(one).rejects.toBe(lost)
  expect([...uploads.sending.get().keys()]).toEqual(['two'])
  second.reject(lost)
  await expect(two).rejects.toBe(lost)
  expect([...uploads.sending.get().keys()]).toEqual([])
})
