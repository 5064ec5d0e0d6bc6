import { expect, test } from 'vitest'
import { firstProblem, problemOf } from './draft-problems.ts'

const complete = {
  userId: 'u',
  title: '雪线以上',
  summary: '高山、冰川与凌晨四点的头灯。',
  coverFileId: 'f',
  coverUrl: '/f.jpg',
  topics: ['snow'],
  applyAuditSetting: 1,
  question: '',
  rules: '',
} as const satisfies Parameters<typeof problemOf>[1] | object

const draft = { ...complete, topics: [...complete.topics] }

test('a complete draft has no problem', () => {
  expect(firstProblem(draft)).toBeUndefined()
})

test('each step says its own rule', () => {
  expect(problemOf('name', { ...draft, title: '雪' })).toBe('名称要 2–16 个字')
  expect(problemOf('name', { ...draft, title: '雪'.repeat(17) })).toBe('名称要 2–16 个字')
  expect(problemOf('brief', { ...draft, summary: '太短' })).toBe('简介要 10–200 个字')
  expect(problemOf('img', { ...draft, coverFileId: '' })).toBe('请选一张封面')
  expect(problemOf('topic', { ...draft, topics: [] })).toBe('请选 1–3 个话题')
  expect(problemOf('audit', { ...draft, question: '问'.repeat(61) })).toBe('问题最多 60 个字')
})

test('the first incomplete step comes first', () => {
  expect(firstProblem({ ...draft, summary: '', topics: [] })).toBe('brief')
})
