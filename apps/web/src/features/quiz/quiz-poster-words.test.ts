import type { QuizQuestion } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { posterWords } from './quiz-poster-words.ts'

const question = (choice: number, change: Partial<QuizQuestion> = {}): QuizQuestion => ({
  id: String(choice),
  position: choice,
  asks: 1,
  picture: { url: '/picture-of-the-question', width: 3, height: 2, color: '#808080' },
  options: [2, 2.8, 4, 5.6],
  isOwn: false,
  answered: {
    choice,
    answer: 2,
    isCorrect: choice === 2,
    settings: {
      cameraName: 'C1',
      lensName: 'L1',
      focalLength: 90,
      focal35: 90,
      fNumber: 4,
      exposureTime: '1/500',
      iso: 200,
    },
    author: null,
    publishId: 'a-post',
    title: '归帆',
  },
  ...change,
})

test('the picture says how a day went, and nothing of its questions', () => {
  const questions = [question(2), question(1), question(0, { isOwn: true })]
  const words = posterWords({ day: '2026-12-05', questions, betterThan: 64 }, 7)
  expect(words).toEqual({
    day: '12 月 5 日',
    score: '1/2',
    hits: [true, false],
    compared: '比今天 64% 的人准',
    streak: '连续 7 天',
  })
  expect(JSON.stringify(words)).not.toMatch(/归帆|C1|L1|1\/500|a-post|picture-of/)
})

test('the first day compares with nobody and has no run', () => {
  const words = posterWords({ day: '2026-12-05', questions: [question(2)], betterThan: null }, 1)
  expect(words).toMatchObject({ compared: '', streak: '今天开始', score: '1/1' })
})
