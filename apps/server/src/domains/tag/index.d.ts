export { suggestTags } from './tag.read.ts';
export { mergedTags } from './merged-tags.ts';
/** For data that are not created by calls. */
export { addPinyinToTags } from './add-pinyin.ts';
export { findTag } from './tag.store.ts';
