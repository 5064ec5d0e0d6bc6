import type { Critique, PublishItem, ReplyItem } from '@guangquan/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'

/** A comment that is a critique. */
export type PinnedReply = ReplyItem & { critique: Critique }

/** The critiques of a post. */
export function critiqueList(publishId: string) {
  return queries.one(api.NewPublish.GetCritiqueList, { publishId })
}

/** Whether a post that asks for no critiques may have some of before: a critique is a comment. */
export function mayHaveCritiques(post: Pick<PublishItem, 'critiqueOpen'>, replyCount: number): boolean {
  return !post.critiqueOpen && replyCount > 0
}

/** Those of a list that have a place, in order; the place in it is the number of the pin. */
export function pinsOf(list: readonly ReplyItem[] | undefined): PinnedReply[] {
  return (list ?? []).flatMap((reply) => {
    const { critique } = reply
    return critique === null ? [] : [{ ...reply, critique }]
  })
}

/** Reads the critiques and the comments of every list again: one of them was written, marked or deleted. */
export async function refreshCritiques(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidate(queryClient, api.NewPublish.GetCritiqueList),
    queries.invalidate(queryClient, api.NewPublish.GetPublishReplyList),
  ])
}
