import type { EvidenceDay, EvidenceLink } from '@guangquan/contract'
import { evidenceStart, evidenceText } from '@guangquan/rules/posts/evidence-link'
import { expect, test } from 'vitest'
import { sha256Of } from '../../shared/pictures/sha256.ts'
import { findWrongLink } from './check-day.ts'

const day = '2026-03-04'

async function makeDay(count: number): Promise<{ links: EvidenceLink[]; whole: EvidenceDay }> {
  const links: EvidenceLink[] = []
  let previous = evidenceStart
  for (let number = 1; number <= count; number++) {
    const fields = {
      number,
      previous,
      sha256: await sha256Of(`file ${number}`),
      authorMark: await sha256Of(`author ${number}`),
      publishedAt: '2026-03-04T01:02:03Z',
      addedAt: '2026-03-04T01:02:04Z',
    }
    previous = await sha256Of(evidenceText(fields))
    links.push({ ...fields, day, hash: previous })
  }
  return { links, whole: { day, number: count, count, head: previous } }
}

test('a day that was not changed fits to its head', async () => {
  const { links, whole } = await makeDay(5)
  expect(await findWrongLink(whole, links)).toBeNull()
})

test.each([
  ['another file', { sha256: '0'.repeat(64) }],
  ['another author', { authorMark: '0'.repeat(64) }],
  ['an earlier time', { publishedAt: '2025-03-04T01:02:03Z' }],
  ['another hash', { hash: '0'.repeat(64) }],
])('a link with %s does not fit', async (_, change) => {
  const { links, whole } = await makeDay(5)
  const changed = links.map((link) => (link.number === 3 ? { ...link, ...change } : link))
  expect(await findWrongLink(whole, changed)).toBe(3)
})

test('a link that was left out, or put in another place, is found', async () => {
  const { links, whole } = await makeDay(5)
  const without = links.filter(({ number }) => number !== 3)
  expect(await findWrongLink(whole, without)).toBe(4)
  expect(await findWrongLink(whole, links.slice(0, 4))).toBe(5)
  expect(await findWrongLink(whole, links.slice(1))).toBe(5)
  expect(await findWrongLink(whole, [])).toBe(5)
})
