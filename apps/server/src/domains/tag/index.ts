export { suggestTags } from './tag.read.ts'
/** For data that are not created by calls. */
export { addPinyinToTags } from './add-pinyin.ts'
