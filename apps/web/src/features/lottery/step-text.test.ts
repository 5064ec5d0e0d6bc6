import { expect, test } from 'vitest'
import { stepText } from './step-text.ts'
import type { LotteryRecord } from './verify-lottery.mjs'

const record: LotteryRecord = {
  type: 2,
  title: '岁末抽奖',
  publicSource: '上证指数',
  publicValue: '3927.41',
  prizes: [],
  rounds: [{ round: 1, commit: '', seed: '', head: '', count: 0, tickets: [] }],
}
const hash = 'ab'.repeat(32)

test('a step says in words what was compared, and where it differs', () => {
  const step = { step: 'chain', round: 1, isRight: false, count: 9, published: hash, computed: hash } as const
  expect(stepText({ ...step, brokenAt: 7 }, record)).toMatchObject({
    title: '名单对不上',
    fact: '从第 7 环起对不上',
  })
  const first = { step: 'first', round: 1, isRight: true, value: 35, count: 9, index: 8, number: 9 } as const
  expect(stepText(first, record)).toMatchObject({ title: '第一份奖品落在第 9 位', fact: '35 ÷ 9，余 8' })
})

test('without a public value the step does not pretend that there is one', () => {
  const step = { step: 'value', round: 1, isRight: true, source: '', value: null } as const
  expect(stepText(step, record)).toMatchObject({ title: '这次没有公共数', fact: '' })
})
