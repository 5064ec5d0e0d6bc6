import type { PublishItem } from '@guangquan/contract'
import { createStore } from '@guangquan/ui'

/** The post being shared, or null. */
export const sharedPost = createStore<PublishItem | null>(null)

/** Opens the share dialog of a post: link, QR poster. */
export function openShare(post: PublishItem): void {
  sharedPost.set(post)
}
