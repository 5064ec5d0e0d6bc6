/** What tests of other domains see of posts, past their index. */
export { announceChanged } from '../domains/post/announce-changed.ts'
export { exportPosts } from '../domains/post/personal-data/author.export.ts'
export { purgePost } from '../domains/post/recycle-bin/purge-posts.ts'
