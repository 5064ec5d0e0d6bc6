import type { PublishCard } from '@guangquan/contract'
import { lazyPart } from '../../../../platform/lazy-part.ts'
import { postPartOf } from '../../../../shared/posts/post-part-of.ts'
import { useHydrated } from '../../../../shared/page/use-hydrated.ts'
import { EntryLine } from './entry-line.tsx'

const VoteBlock = lazyPart(
  () => import('./vote-block.tsx'),
  (script) => script.VoteBlock,
)

const optionHeight = 54

/** The part specific to one kind of post, on its card and page. Each kind is loaded on first use. */
export function PostPart({ post, live = false }: { post: PublishCard; live?: boolean }) {
  // The server cannot load the chunk: it renders a placeholder, which the browser fills.
  const isAlive = useHydrated()
  const part = postPartOf(post)
  if (part?.kind === 'entry') return <EntryLine match={part.match} />
  if (part?.kind !== 'vote') return null
  const place = <div style={{ minHeight: part.vote.options.length * optionHeight + optionHeight }} />
  if (!isAlive) return place
  return <VoteBlock post={post} vote={part.vote} live={live} fallback={place} />
}
