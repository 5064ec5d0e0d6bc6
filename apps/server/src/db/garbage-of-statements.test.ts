import { expect, inject, test } from 'vitest'
import { promotedBytesEach } from '../testing/promoted-bytes.ts'

// With promises created by pg, it was 10,000 bytes per statement. See docs/decisions/0400-garbage-of-requests.md.
test('the rows of a statement do not become old objects', async () => {
  expect(await promotedBytesEach('run-statements.ts', inject('programUrl'))).toBeLessThan(2000)
})
