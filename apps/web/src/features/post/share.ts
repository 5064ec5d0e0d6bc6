import type { PathItem } from '@guangquan/routes/post-path'
import { api, client } from '../../platform/api.ts'
import { detailPath } from '../../shared/posts/detail-link.ts'
import { settle } from '../../shared/overlay/overlay.ts'

export type ShareChannel = 'link' | 'poster' | 'wechat'

/** The absolute address to share. */
export function shareAddress(post: PathItem): string {
  return new URL(detailPath(post), location.origin).href
}

/** Counts a share on the server. Failures are ignored. */
export async function countShare(postId: string, channel: ShareChannel): Promise<void> {
  try {
    const response = await client.call(api.UserLike.Share, { targetType: 1, targetId: postId, channel })
    settle(`post:${postId}`, { shareCount: response.shareCount })
  } catch {
    return
  }
}
