export { scorePosts } from './score-posts.ts'
export { makeEdition } from './rank-feed.ts'
export { listedPost } from './listed-post.ts'
export { listWall } from './wall.read.ts'
