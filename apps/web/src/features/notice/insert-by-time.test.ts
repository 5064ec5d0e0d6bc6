import { expect, test } from 'vitest'
import { insertByTime } from './insert-by-time.ts'

const at = (id: string, time: string) => ({ id, createTime: `2026-05-01 ${time}:00` })
const notices = [at('n1', '12:00'), at('n2', '10:00'), at('n3', '10:00')]
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('likes stand among the notices by time, before those of the same time', () => {
  const likes = [at('l1', '13:00'), at('l2', '11:00'), at('l3', '10:00')]
  expect(idsOf(insertByTime({ notices, likes, isLast: true }))).toEqual(['l1', 'n1', 'l2', 'l3', 'n2', 'n3'])
})

test('a like older than the last loaded notice waits for the end of the list', () => {
  const likes = [at('l1', '09:00')]
  expect(idsOf(insertByTime({ notices, likes, isLast: false }))).toEqual(['n1', 'n2', 'n3'])
  expect(idsOf(insertByTime({ notices, likes, isLast: true }))).toEqual(['n1', 'n2', 'n3', 'l1'])
})
