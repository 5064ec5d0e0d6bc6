import { expect, test } from 'vitest'
import { textOf, withoutFiles } from './saved-body.ts'

test.each([
  [{ publishType: 1, title: '雾', text: '山', pictures: [{ fileId: 'f' }] }, { pictures: [] }, '雾\n山'],
  [
    {
      publishType: 2,
      title: '雾',
      coverFileId: 'f',
      html: '<h2>一 &amp; 二</h2><figure data-photo="f"><figcaption>图</figcaption></figure><p>三<br>四</p><figure data-product="camera:1"></figure>',
    },
    {
      coverFileId: null,
      html: '<h2>一 &amp; 二</h2><p>三<br>四</p><figure data-product="camera:1"></figure>',
    },
    '雾\n一 & 二\n图\n三\n四',
  ],
  [
    { publishType: 3, title: '雾', text: '', videoId: 'f', posterId: 'g', frameIds: ['g'] },
    { videoId: null, posterId: null, frameIds: [] },
    '雾',
  ],
  [
    { publishType: 4, title: '选', text: '', vote: { max: 1, options: [{ text: '甲', fileId: 'f' }] } },
    { vote: { max: 1, options: [{ text: '甲', fileId: null }] } },
    '选\n甲',
  ],
])('%# without files, and its words', (input, change, words) => {
  expect(JSON.parse(withoutFiles(JSON.stringify(input)))).toEqual({ ...input, ...change })
  expect(textOf(JSON.stringify(input))).toBe(words)
})
