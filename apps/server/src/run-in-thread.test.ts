import { expect, test } from 'vitest'
import * as z from 'zod'
import { makeThread, ThreadTimeout } from './run-in-thread.ts'

const program = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ text }) => {
    if (text === 'endless') for (;;);
    if (text === 'broken') throw new Error('broken')
    parentPort.postMessage(text === 'strange' ? 1 : text.toUpperCase())
  })
  parentPort.postMessage('ready')`
const entry = new URL(`data:text/javascript,${encodeURIComponent(program)}`)

test('an order that takes too long, breaks or returns nonsense fails alone; the others are served in order', async () => {
  const thread = makeThread({ entry, response: z.string(), timeoutMs: 3000, maxWaiting: 6 })
  const texts = ['a', 'endless', 'b', 'broken', 'strange', 'c']
  const ends = Promise.allSettled(texts.map((text) => thread({ text })))
  await expect(thread({ text: 'one too many' })).rejects.toThrow('Crowded')
  const [a, endless, b, broken, strange, c] = await ends
  expect([a, b, c]).toEqual(['A', 'B', 'C'].map((value) => ({ status: 'fulfilled', value })))
  expect(endless).toMatchObject({ reason: expect.any(ThreadTimeout) })
  expect(broken).toMatchObject({ reason: expect.objectContaining({ message: 'broken' }) })
  expect(strange).toMatchObject({ reason: expect.any(z.ZodError) })
  expect(await thread({ text: 'again' })).toBe('AGAIN')
}, 60_000)
