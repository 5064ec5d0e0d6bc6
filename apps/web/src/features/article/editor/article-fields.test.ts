import { describe, expect, test } from 'vitest'
import { sampleFile } from '../../../testing/sample-picture.ts'
import { bodyOf, emptyFields, missingOf, type Written } from './article-fields.ts'

const whole: Written = {
  fields: { ...emptyFields, title: '雾天测光', categoryId: 3, cover: sampleFile },
  length: 800,
  photos: 3,
  videos: 0,
  placeholders: 0,
  captionLength: 12,
  uploading: false,
  failed: false,
  damaged: false,
}

test('topics and place are sent with the article', () => {
  const fields = { ...whole.fields, topicIds: ['landscape'], place: '舟山' }
  expect(bodyOf(fields)).toMatchObject({ topicIds: ['landscape'], place: '舟山', coverFileId: 'file' })
})

describe('what an article still lacks', () => {
  test('nothing, if it is complete', () => {
    expect(missingOf(whole)).toBe('')
  })

  test.each([
    [{ fields: { ...whole.fields, title: ' 雾 ' } }, '先写一个标题，至少 2 个字'],
    [{ fields: { ...whole.fields, title: '雾'.repeat(61) } }, '标题最多 60 个字'],
    [{ fields: { ...whole.fields, cover: null } }, '先选一张封面'],
    [{ length: 49 }, '正文至少 50 个字，现在 49 字'],
    [{ length: 20_003 }, '正文最多 20000 个字，多了 3 字'],
    [{ photos: 51 }, '一篇文章最多 50 张照片'],
    [{ videos: 4 }, '一篇文章最多 3 个视频'],
    [{ placeholders: 2 }, '正文里有 2 处图片或视频还没补上，补上或移除后再发布'],
    [{ captionLength: 121 }, '有一句图说太长，最多 120 个字'],
    [{ fields: { ...whole.fields, categoryId: null } }, '先选一个分类'],
    [{ uploading: true }, '照片还在上传，稍等一下'],
    [{ failed: true }, '有照片没传好，点它重试或移除'],
    [{ damaged: true }, '有照片可能已损坏，请换一张或确认仍然发布'],
  ])('%j', (part, sentence) => {
    expect(missingOf({ ...whole, ...part })).toBe(sentence)
  })
})
