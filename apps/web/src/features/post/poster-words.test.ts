import type { VotePart } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { breakLines, layoutWords, type Measure } from './poster-words.ts'

// As wide as high, like Chinese.
const measure: Measure = (text, { size }) => [...text].length * size

function voteOf(texts: string[]): VotePart {
  return {
    options: texts.map((text, place) => ({ id: String(place), text, picture: null, count: null })),
    max: 1,
    endTime: '2026/01/01 00:00:00',
    showResult: 1,
    canChange: true,
    state: 1,
    voterCount: 0,
    chosen: [],
  }
}

test('a vote without pictures shows its title, its text and every option below each other', () => {
  const options = Array.from({ length: 10 }, (_, place) => `选项${place}`)
  const vote = voteOf(options)
  const { lines, boxes, height } = layoutWords(
    { title: '哪一张放在封面', summary: '说说理由', vote },
    952,
    measure,
  )
  expect(lines.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'title 哪一张放在封面',
    'text 说说理由',
    ...options.map((text) => `option ${text}`),
  ])
  const middles = lines.map(({ middle }) => middle)
  expect(middles).toEqual(middles.toSorted((a, b) => a - b))
  expect(boxes).toHaveLength(10)
  for (const [place, box] of boxes.entries()) {
    expect(lines[place + 2]?.middle).toBe(box.top + box.height / 2)
    expect(box.top + box.height).toBeLessThan(boxes[place + 1]?.top ?? height)
  }
})

test('no line is wider than the poster', () => {
  const long = '长'.repeat(400)
  const { lines } = layoutWords({ title: long, summary: long, vote: voteOf([long, '短']) }, 952, measure)
  expect(lines.filter((line) => measure(line.text, line) > 952)).toEqual([])
  expect(lines.filter(({ text }) => text.endsWith('…')).map(({ kind }) => kind)).toEqual([
    'title',
    'text',
    'option',
  ])
})

test('lines break where they are full and at line breaks of the author', () => {
  const wide = (text: string) => text.length
  expect(breakLines('一二三四五\n\n六', { width: 3, max: 9 }, wide)).toEqual(['一二三', '四五', '六'])
  expect(breakLines('一二三四五六七', { width: 3, max: 2 }, wide)).toEqual(['一二三', '四五…'])
  expect(breakLines('', { width: 3, max: 2 }, wide)).toEqual([])
})
