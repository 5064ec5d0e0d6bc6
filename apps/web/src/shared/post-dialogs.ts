import type { PublishItem } from '@guangquan/contract'
import { createStore } from '@guangquan/ui'

/** The post whose share dialog is open, or null. */
export const sharedPost = createStore<PublishItem | null>(null)

/** The person whose follow dialog is open (which group, tell me of new posts), or null. */
export const followDialog = createStore<{ userId: string; name: string } | null>(null)

/** Opens the share dialog of a post: link, QR poster. */
export function openShare(post: PublishItem): void {
  sharedPost.set(post)
}
