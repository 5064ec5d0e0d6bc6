import type { PublishItem } from '@guangquan/contract'
import { lazyPart } from '../../../../platform/lazy-part.ts'
import { useAlive } from '../../../../shared/use-alive.ts'

const VoteBlock = lazyPart(
  () => import('./vote-block.tsx'),
  (script) => script.VoteBlock,
)

const optionHeight = 54

/** What only one kind of post has, on its card and its page. Each kind is loaded when it is first shown. */
export function PostPart({ post, live = false }: { post: PublishItem; live?: boolean }) {
  // What the server draws has no chunk to wait for: the place is kept, and filled in the browser.
  const isAlive = useAlive()
  if (post.vote === null) return null
  const place = <div style={{ minHeight: post.vote.options.length * optionHeight + optionHeight }} />
  if (!isAlive) return place
  return <VoteBlock post={post} vote={post.vote} live={live} fallback={place} />
}
