import type { FaqEntry } from '@guangquan/contract'
import { faqCategoryNames, faqCategories } from '@guangquan/contract/faq/faq.words'

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** Full and half width, capital and small letters are the same. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase()

const wordsOf = (html: string) =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)

/** Entries that have each word in their question, their answer or the name of their category. */
export function findEntries(entries: readonly FaqEntry[], keyword: string): readonly FaqEntry[] {
  const words = plain(keyword).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter((entry) => {
    const text = plain(`${categoryName(entry.category)} ${entry.question} ${wordsOf(entry.html)}`)
    return words.every((word) => text.includes(word))
  })
}

/** Entries in groups, in the order of the categories; categories without one are left out. */
export function groupEntries(
  entries: readonly FaqEntry[],
): { category: number; name: string; entries: FaqEntry[] }[] {
  return Object.values(faqCategories)
    .map((category) => ({
      category,
      name: faqCategoryNames[category],
      entries: entries.filter((entry) => entry.category === category),
    }))
    .filter((group) => group.entries.length > 0)
}

function categoryName(category: number): string {
  const known = Object.values(faqCategories).find((one) => one === category)
  return known === undefined ? '' : faqCategoryNames[known]
}
