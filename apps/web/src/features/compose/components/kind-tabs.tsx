import { Tabs } from '@guangquan/ui'
import { boot } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'

const kinds = [
  { id: 'photo', label: '照片', href: paths.release() },
  { id: 'article', label: '文章', href: ownPaths.releaseArticle() },
  { id: 'video', label: '视频', href: ownPaths.releaseVideo() },
  { id: 'vote', label: '投票', href: ownPaths.releaseVote() },
  { id: 'match', label: '影赛作品', href: ownPaths.releaseEntry() },
] as const

export type KindId = (typeof kinds)[number]['id']

/** Tabs to every kind of post, above each form. */
export function KindTabs({ current }: { current: KindId }) {
  return <Tabs label="发布什么" items={offered()} current={current} />
}

function offered() {
  return kinds.filter(({ id }) => id !== 'video' || boot.settings.videoUpload)
}
