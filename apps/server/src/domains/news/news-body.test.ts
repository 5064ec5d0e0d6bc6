import { expect, test } from 'vitest'
import { listPictures, renamePictures } from './news-body.ts'

const names = new Map([
  ['upload-1', 'news/a.jpg'],
  ['upload-2', 'news/b.jpg'],
])

test.each([
  ['in its place', '![海](upload-1) 和 ![山](upload-2 "晴")'],
  ['in angle brackets', '![海](<upload-1>)\n\n![山]( upload-2 )'],
  ['by a definition', '![海][1]\n\n![山][]\n\n[1]: upload-1\n[山]: <upload-2> "晴"'],
  ['by a definition in a quote', '> ![海][1]\n> ![山][2]\n>\n> [1]: upload-1\n> [2]:\n>   upload-2'],
])('a picture that is named %s is listed, and bears its new name', (_, body) => {
  expect(listPictures(body)).toEqual(['upload-1', 'upload-2'])
  expect(listPictures(renamePictures(body, names))).toEqual(['news/a.jpg', 'news/b.jpg'])
})

test('other links and words stay as they are', () => {
  const body = '[upload-1](https://example.com/upload-1) upload-1 ![x](upload-10)'
  expect(renamePictures(body, names)).toBe(body)
})
