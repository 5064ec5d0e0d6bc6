import { expect, test } from 'vitest'
import { batchReads } from './batch-reads.ts'

/** Reads that end when the test lets them. */
function openReads() {
  const reads: { ids: readonly string[]; end: (error?: Error) => void }[] = []
  const ask = batchReads(
    (ids) =>
      new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
        const end = (error?: Error) =>
          error === undefined
            ? resolve(new Map(ids.map((id) => [id, `${id}${reads.length}`])))
            : reject(error)
        reads.push({ ids, end })
      }),
  )
  return { reads, ask }
}

const settled = () => new Promise(setImmediate)

test('requests made during a read share the next one', async () => {
  const { reads, ask } = openReads()
  const first = ask('a')
  await settled()
  const later = [ask('a'), ask('b'), ask('a')]
  await settled()
  expect(reads.map(({ ids }) => ids)).toEqual([['a']])
  reads[0]?.end()
  expect(await first).toBe('a1')
  await settled()
  reads[1]?.end()
  expect(await Promise.all(later)).toEqual(['a2', 'b2', 'a2'])
  expect(reads.map(({ ids }) => ids)).toEqual([['a'], ['a', 'b']])
})

test('an id without a row has no value, and a failed read fails only for its requests', async () => {
  const { reads, ask } = openReads()
  const failed = ask('a')
  await settled()
  const next = ask('b')
  reads[0]?.end(new Error('away'))
  await expect(failed).rejects.toThrow('away')
  await settled()
  reads[1]?.end()
  expect(await next).toBe('b2')
  expect(await batchReads(async () => new Map())('c')).toBeUndefined()
})
