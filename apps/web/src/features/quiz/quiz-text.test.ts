import type { QuizAnswered, QuizQuestion } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { dayText, missText, optionText, scoreOf, shareText, whyText } from './quiz-text.ts'

const given = (choice: number, answer: number): QuizAnswered => ({
  choice,
  answer,
  isCorrect: choice === answer,
  settings: {
    cameraName: 'C1',
    lensName: null,
    focalLength: 90,
    focal35: 90,
    fNumber: 4,
    exposureTime: '1/500',
    iso: 200,
  },
  author: null,
  publishId: '',
  title: '',
})
const question = (position: number, change: Partial<QuizQuestion> = {}): QuizQuestion => ({
  id: String(position),
  position,
  asks: 1,
  picture: { url: '', width: 3, height: 2, color: '#808080' },
  options: [2, 2.8, 4, 5.6],
  isOwn: false,
  answered: null,
  ...change,
})

test('values are written as photographers write them', () => {
  expect(optionText(1, 2.8)).toBe('f/2.8')
  expect(optionText(2, 85)).toBe('85mm')
  expect(optionText(3, 1 / 250)).toBe('1/250s')
  expect(optionText(3, 0.5)).toBe('0.5s')
  expect(optionText(3, 2)).toBe('2s')
})

test('a wrong choice says by how many stops', () => {
  expect(missText(question(1), given(0, 2))).toBe('你选 f/2，差两档')
  expect(missText(question(1), given(3, 2))).toBe('你选 f/5.6，差一档')
  const shutter = question(1, { asks: 3, options: [1 / 500, 1 / 250, 1 / 125, 1 / 60] })
  expect(missText(shutter, given(0, 2))).toBe('你选 1/500s，差两档')
  expect(missText(question(1, { asks: 2, options: [35, 50, 85, 135] }), given(0, 1))).toBe('你选 35mm')
})

test('every possible answer has a sentence', () => {
  for (const asks of [1, 2, 3] as const)
    for (const value of [1 / 8000, 0.5, 1.4, 5.6, 30, 50, 100, 600])
      expect(whyText({ asks, options: [value, value, value, value] }, 0)).toMatch(/。$/)
})

test('a result has no answer in it, and leaves the own photograph out', () => {
  const questions = [
    question(1, { answered: given(2, 2) }),
    question(2, { answered: given(0, 2) }),
    question(3, { isOwn: true }),
  ]
  expect(scoreOf(questions)).toEqual({ total: 2, answered: 2, correct: 1 })
  expect(shareText({ day: '2026-12-05', questions }, { streak: 3, address: 'https://x/article/quiz' })).toBe(
    '猜参数 2026-12-05　1/2\n●○\n连续 3 天\nhttps://x/article/quiz',
  )
  expect(dayText('2026-12-05')).toBe('12 月 5 日')
})
