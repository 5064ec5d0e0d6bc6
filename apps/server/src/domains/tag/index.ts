export { collectFollowedTags, eraseFollowedTags } from './follow-tag.ts'
export { suggestTags } from './tag.read.ts'
