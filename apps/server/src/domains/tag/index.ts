export { suggestTags } from './tag.read.ts'
/** For data that are not created by calls. */
export { spellTags } from './spell-tags.ts'
