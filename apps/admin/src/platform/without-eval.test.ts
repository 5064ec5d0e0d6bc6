import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import './without-eval.ts'

test('a schema is made and used without asking whether programs may be made from text', () => {
  const asked = vi.fn<() => void>()
  vi.stubGlobal('Function', asked)
  expect(z.object({ name: z.string() }).parse({ name: '光圈' })).toEqual({ name: '光圈' })
  vi.unstubAllGlobals()
  expect(asked).not.toHaveBeenCalled()
})
