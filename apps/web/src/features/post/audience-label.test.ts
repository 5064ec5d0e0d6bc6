import { expect, test } from 'vitest'
import { audienceLabel } from './audience-label.ts'

test.each([
  [[1, 2, 3], '公开', '公开'],
  [[1, 2], '粉丝与关注', '仅粉丝与TA关注的人'],
  [[1], '仅粉丝', '仅TA的粉丝'],
  [[2], '仅我关注的人', '仅TA关注的人'],
  [[], '仅自己可见', '仅自己可见'],
] as const)('the audiences %j are named for the author and for a reader', (audiences, own, others) => {
  expect(audienceLabel({ exposeUser: [...audiences], isAuthor: true })).toBe(own)
  expect(audienceLabel({ exposeUser: [...audiences], isAuthor: false })).toBe(others)
})
