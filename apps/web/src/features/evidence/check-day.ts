import type { EvidenceDay, EvidenceLink } from '@guangquan/contract'
import { evidenceText } from '@guangquan/rules/posts/evidence-link'
import { sha256Of } from '../../shared/pictures/sha256.ts'

/**
 * Recomputes the links of a day, each from the previous one.
 * @param day as the page shows it
 * @returns the number of the first link that does not match, null if all do
 */
export async function findWrongLink(
  day: EvidenceDay,
  links: readonly EvidenceLink[],
): Promise<number | null> {
  let before: EvidenceLink | null = null
  for (const link of links) {
    const follows = before === null || (link.number === before.number + 1 && link.previous === before.hash)
    if (!follows || (await sha256Of(evidenceText(link))) !== link.hash) return link.number
    before = link
  }
  const isWhole = before !== null && before.number === day.number && before.hash === day.head
  return isWhole && links.length === day.count ? null : day.number
}
