import { expect, it } from 'vitest'
import { withoutNonce } from './plan-replays.ts'

const statement = (text: string, after: number[], hasNonce = false) => ({ text, values: [], after, hasNonce })

it('removes the nonce from a call and keeps the order of waiting', () => {
  const call = [
    statement('nonce', [], true),
    statement('ids', [0]),
    statement('count', [0]),
    statement('rows', [0, 1]),
    statement('people', [0, 1, 2, 3]),
  ]
  expect(withoutNonce(call)).toEqual([
    statement('ids', []),
    statement('count', []),
    statement('rows', [0]),
    statement('people', [0, 1, 2]),
  ])
})
