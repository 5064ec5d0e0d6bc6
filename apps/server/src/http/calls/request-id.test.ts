import { expect, test } from 'vitest'
import { maskPersonalData } from './mask-personal-data.ts'
import { makeRequestIds } from './request-id.ts'

test('no id of a request is masked as a telephone number', () => {
  for (let node = 0; node < 20_000; node++) {
    const id = makeRequestIds()()
    expect(maskPersonalData(id)).toBe(id)
    expect(id).toMatch(/^[a-p]{16}-0$/)
  }
})
