import { expect, test } from 'vitest'
import { parseSubtitles, writeSubtitles } from './parse-subtitles.ts'

test('SubRip and WebVTT are parsed without their markup', () => {
  const srt =
    '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>早上</i>好\r\n\r\n2\r\n00:01:00,000 --> 00:01:01,000\r\n第二行\r\n还有一行\r\n'
  expect(parseSubtitles(srt)).toEqual([
    { start: 1, end: 2.5, text: '早上好' },
    { start: 60, end: 61, text: '第二行\n还有一行' },
  ])
  const vtt =
    'WEBVTT\n\nSTYLE\n::cue { color: red }\n\nid\n01:02.000 --> 01:03.000 position:10%\n<v 甲>A &amp; B</v>\n'
  expect(parseSubtitles(vtt)).toEqual([{ start: 62, end: 63, text: 'A & B' }])
})

test('an invalid subtitle file is refused, and nothing of it becomes markup', () => {
  expect(parseSubtitles('')).toBeNull()
  expect(parseSubtitles('<script>alert(1)</script>')).toBeNull()
  expect(parseSubtitles('00:00:02.000 --> 00:00:01.000\n倒着')).toBeNull()
  const cues = parseSubtitles('00:00:01.000 --> 00:00:02.000\n<img src=x onerror=alert(1)>看\u202e这')
  expect(cues).toEqual([{ start: 1, end: 2, text: '看这' }])
})

test('what is written parses to the same lines', () => {
  const cues = [
    { start: 0.04, end: 2.5, text: '早 & 晚 <没有标记> &lt;' },
    { start: 3599.999, end: 3725.25, text: '第二行\n还有一行 --> 到这里' },
  ]
  expect(parseSubtitles(writeSubtitles(cues))).toEqual(cues)
  const [broken] = parseSubtitles(writeSubtitles([{ start: 1, end: 2, text: '上\n\n下' }])) ?? []
  expect(broken?.text).toBe('上\n下')
})

test('a run of combining marks takes time linear in its length', () => {
  const file = `WEBVTT\n\n00:00.000 --> 00:01.000\n${'\u0301<b>\u0327'.repeat(20_000)}\n`
  const before = process.threadCpuUsage()
  expect(parseSubtitles(file)).toHaveLength(1)
  const { user, system } = process.threadCpuUsage(before)
  // Seconds without the limit of marks.
  expect((user + system) / 1000).toBeLessThan(200)
})
