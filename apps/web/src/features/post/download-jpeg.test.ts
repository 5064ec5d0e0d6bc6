import { expect, test } from 'vitest'
import { samplePicture } from '../../testing/sample-picture.ts'
import { jpegAddress } from './download-jpeg.ts'

const licensed = { ...samplePicture, licence: 2 as const, url1080: '/files/f/1080.webp', url2048: null }
const other = { isAuthor: false }

test('a photograph with a licence to copy it is downloaded by everybody, in the largest copy that they see', () => {
  expect(jpegAddress(other, licensed)).toBe('/files/f/1080.jpg')
  const larger = { ...licensed, url2048: '/files/f/2048m3.webp?e=1&s=x.webp' }
  expect(jpegAddress(other, larger)).toBe('/files/f/2048m3.jpg?e=1&s=x.webp')
  expect(jpegAddress(other, { ...larger, urlFull: '/files/f/3840.webp?e=1' })).toBe('/files/f/3840.jpg?e=1')
})

test('all rights reserved: by the author alone', () => {
  const reserved = { ...licensed, licence: 1 as const }
  expect(jpegAddress(other, reserved)).toBeNull()
  expect(jpegAddress({ isAuthor: true }, reserved)).toBe('/files/f/1080.jpg')
})
