import { expect, test } from 'vitest'
import { expCause, expRuleName, taskKeys, taskName, taskRule, tasks } from './growth.words.ts'

test('a task reads as a sentence with its number and without it', () => {
  for (const key of taskKeys) {
    const { name, plain } = tasks[key]
    expect(expRuleName(taskRule(key), 7), key).toBe(`任务：${taskName(key, 7)}`)
    const without = expRuleName(taskRule(key))
    expect(without, key).toBe(`任务：${plain}`)
    expect(without, key).not.toContain('{n}')
    // A measure word left without its number: 发布幅照片作品.
    if (name.includes('{n}')) expect(plain, key).not.toBe(name.replace(/ ?\{n\} ?/, ''))
  }
})

test('the cause of a line has the number that the task had, and what staff wrote', () => {
  expect(expCause({ rule: 'task.dayPhoto', goal: 2, memo: '' })).toBe('任务：发布 2 幅照片作品')
  expect(expCause({ rule: 'task.dayPhoto', goal: null, memo: '' })).toBe('任务：发布照片作品')
  expect(expCause({ rule: 'correct', goal: null, memo: '补发' })).toMatch(/：补发$/)
})
