import type { Critique, PublishItem, ReplyItem } from '@guangquan/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'

/** A comment that is a critique. */
export type PinnedReply = ReplyItem & { critique: Critique }

/** The critiques of a post. */
export function critiqueList(publishId: string) {
  return queries.one(api.NewPublish.GetCritiqueList, { publishId })
}

/**
 * Whether a post that no longer invites critiques may have older ones; critiques are comments, so there must be some.
 */
export function mayHaveCritiques(post: Pick<PublishItem, 'critiqueOpen'>, replyCount: number): boolean {
  return !post.critiqueOpen && replyCount > 0
}

/** The critiques that have a region, in order; the index plus one is the number of the pin. */
export function pinsOf(list: readonly ReplyItem[] | undefined): PinnedReply[] {
  return (list ?? []).flatMap((reply) => {
    const { critique } = reply
    return critique === null ? [] : [{ ...reply, critique }]
  })
}

/** Refetches the critiques and all comment lists after a critique was written, marked or deleted. */
export async function refreshCritiques(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidate(queryClient, api.NewPublish.GetCritiqueList),
    queries.invalidate(queryClient, api.NewPublish.GetPublishReplyList),
  ])
}
