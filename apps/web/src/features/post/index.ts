export { exposureOf } from './exposure.ts'
export { PostCard } from './components/post-card.tsx'
export { follow, useFollowState } from './follow.ts'
export { useReactions } from './reactions.ts'
