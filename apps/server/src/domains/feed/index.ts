export { scorePosts } from './score-posts.ts'
export { makeEdition } from './rank-feed.ts'
