import { foldSearch } from '@guangquan/rules/search-fold'

/** How a short text is looked for: folded, and spoken in full and by first letters. Empty where nothing is Chinese. */
export interface Spelling {
  folded: string
  pinyin: string
  initials: string
}

/** Spells a name: 夜景 is `yejing` and `yj`. The dictionary is loaded when the first name is spelled. */
export async function spellPinyin(name: string): Promise<Spelling> {
  const folded = foldSearch(name).text
  if (!/\p{Script=Han}/u.test(folded)) return { folded, pinyin: '', initials: '' }
  const { pinyin } = await import('pinyin-pro')
  const syllables = pinyin(folded.replaceAll(' ', ''), {
    toneType: 'none',
    type: 'array',
    nonZh: 'consecutive',
    v: true,
  })
  return {
    folded,
    pinyin: syllables.join(''),
    initials: syllables.map((syllable) => [...syllable][0] ?? '').join(''),
  }
}
