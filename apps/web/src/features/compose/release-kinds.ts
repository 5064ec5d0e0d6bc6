import { paths } from '../../app/paths.ts'

/** What can be published, each on a page of its own. */
export const releaseKinds = [
  { id: 'photo', label: '照片', href: paths.release() },
  { id: 'article', label: '文章', href: paths.releaseArticle() },
  { id: 'video', label: '视频', href: paths.releaseVideo() },
  { id: 'vote', label: '投票', href: paths.releaseVote() },
  { id: 'match', label: '影赛作品', href: paths.releaseEntry() },
] as const
