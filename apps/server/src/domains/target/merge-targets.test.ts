import { expect, test } from 'vitest'
import { mergeTargets } from './merge-targets.ts'

const nobody = () => Promise.resolve(undefined)

test('the parts of a kind are put together', () => {
  const [post, comment] = mergeTargets([
    { name: 'post', targetTypes: [1, 3], findOwner: nobody },
    { name: 'comment', targetTypes: [2], findOwner: nobody },
    { name: 'post', reportType: 1 },
  ])
  expect(post).toEqual({ name: 'post', targetTypes: [1, 3], findOwner: nobody, reportType: 1 })
  expect(comment).toEqual({ name: 'comment', targetTypes: [2], findOwner: nobody })
})

test('two domains do not say the same of one kind, nor two kinds claim one number', () => {
  const found = { name: 'post', findOwner: nobody } as const
  expect(() => mergeTargets([found, found])).toThrow('two domains give findOwner of the target post')
  const both = [
    { ...found, targetTypes: [1] },
    { name: 'comment', targetTypes: [1], findOwner: nobody },
  ] as const
  expect(() => mergeTargets(both)).toThrow('one targetType')
})

test('a kind that is named but that nobody owns is a mistake', () => {
  expect(() => mergeTargets([{ name: 'pots', reportType: 1 }])).toThrow('owner of the target pots')
})
