export { suggestTags } from './tag.read.ts'
/** For data that does not come by the calls. */
export { spellTags } from './spell-tags.ts'
