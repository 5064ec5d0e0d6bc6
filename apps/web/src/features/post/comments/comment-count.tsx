import type { PublishItem } from '@guangquan/contract'
import { CountText } from '@guangquan/ui'
import { useReactions } from '../../../shared/overlay/reactions.ts'

/** 评论 with the count, as the text of a heading. */
export function CommentCount({ post }: { post: PublishItem }) {
  const { replyCount } = useReactions(post)
  return (
    <>
      评论 <CountText value={replyCount} className="font-normal text-ink-3" />
    </>
  )
}
