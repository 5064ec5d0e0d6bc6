// Nothing here may lead to the post domain, which writes the index from here: reading is reached by the registry alone.
export { collectSearches, eraseSearches } from './own-searches.ts'
export { spellPinyin } from './spell-pinyin.ts'
export { type PostTexts } from './post-terms.ts'
export { listStale, writeIndex } from './write-index.ts'
