import type { DraftItem } from '@guangquan/contract'
import { ownPaths } from '../../platform/own-paths.ts'
import { contestPaths } from '../../platform/contest-paths.ts'
import { paths } from '../../platform/paths.ts'
import { shorten } from '../../shared/posts/shorten.ts'

/** Name of a draft in lists. */
export function nameOf(draft: Pick<DraftItem, 'title' | 'text'>): string {
  const name = draft.title === '' ? draft.text : draft.title
  return name === '' ? '没有写完的作品' : shorten(name, 24)
}

/** Content of a draft in a few words. */
export function contentOf(draft: Pick<DraftItem, 'publishType' | 'partCount'>): string {
  switch (draft.publishType) {
    case 1:
      return `${draft.partCount} 张照片`
    case 2:
      return '文章'
    case 3:
      return '视频'
    case 4:
      return `投票，${draft.partCount} 个选项`
    case 5:
      return '参赛作品'
    default:
      return '作品'
  }
}

/** Address at which a draft is continued. */
export function draftPath(draft: Pick<DraftItem, 'id' | 'publishType'>): string {
  switch (draft.publishType) {
    case 2:
      return ownPaths.releaseArticle(draft.id)
    case 3:
      return ownPaths.releaseVideo(draft.id)
    case 4:
      return ownPaths.releaseVote(draft.id)
    case 5:
      return contestPaths.draft(draft.id)
    default:
      return paths.release(draft.id)
  }
}
