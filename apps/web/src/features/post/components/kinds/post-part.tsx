import type { PublishItem } from '@guangquan/contract'
import { lazyPart } from '../../../../platform/lazy-part.ts'
import { useHydrated } from '../../../../shared/use-hydrated.ts'

const VoteBlock = lazyPart(
  () => import('./vote-block.tsx'),
  (script) => script.VoteBlock,
)

const optionHeight = 54

/** The part specific to one kind of post, on its card and page. Each kind is loaded on first use. */
export function PostPart({ post, live = false }: { post: PublishItem; live?: boolean }) {
  // The server cannot load the chunk: it renders a placeholder, which the browser fills.
  const isAlive = useHydrated()
  if (post.vote === null) return null
  const place = <div style={{ minHeight: post.vote.options.length * optionHeight + optionHeight }} />
  if (!isAlive) return place
  return <VoteBlock post={post} vote={post.vote} live={live} fallback={place} />
}
