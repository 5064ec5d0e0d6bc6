import { foldSearch } from '@guangquan/rules/words/search-fold'

/**
 * The searchable forms of a short text: folded, full pinyin and first letters. The pinyin is empty for a text without
 * Chinese.
 */
export interface PinyinForms {
  folded: string
  pinyin: string
  initials: string
}

/** Converts a name to pinyin: 夜景 becomes `yejing` and `yj`. The dictionary is loaded with the first name. */
export async function toPinyin(name: string): Promise<PinyinForms> {
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
