/** A candidate of 推荐; candidates come in the order of their scores. */
export interface FeedCandidate {
  id: string
  authorId: string
  editorPick: boolean
  /** Above 0: people engaged with it lately. */
  hot: number
  /** Its author has fewer than `newcomerFans` fans. */
  isNewcomer: boolean
}

/** Why a post has its position; stored with it, except `topic`, which depends on the reader. */
export const feedReasons = { newest: 1, hot: 2, editorPick: 3, newcomer: 4, topic: 5 } as const
export type FeedReason = (typeof feedReasons)[keyof typeof feedReasons]

export interface FeedPlace {
  id: string
  why: FeedReason
}

export const feedBlockSize = 12
export const feedAuthorCap = 2
export const feedNewcomerSlots = 2
export const newcomerFans = 20

// Slots for newcomers whose score would not place them in the block.
const reservedPlaces = [5, 11]

/**
 * The order of 推荐: by score, in blocks of 12, with at most 2 posts of one author and at least 2 by newcomers per block,
 * as long as there are any. The cap is lifted only when no other author has a post left.
 */
export function orderFeed(candidates: readonly FeedCandidate[]): FeedPlace[] {
  const taken = new Set<string>()
  const takeAny = queueOf(candidates, taken)
  const takeNewcomer = queueOf(
    candidates.filter((post) => post.isNewcomer),
    taken,
  )
  const places: FeedPlace[] = []
  while (places.length < candidates.length) places.push(...takeBlock(takeAny, takeNewcomer))
  return places
}

function takeBlock(takeAny: Take, takeNewcomer: Take): FeedPlace[] {
  const authors = new Map<string, number>()
  const count = (post: FeedCandidate) => authors.set(post.authorId, (authors.get(post.authorId) ?? 0) + 1)
  const underCap = (post: FeedCandidate) => (authors.get(post.authorId) ?? 0) < feedAuthorCap

  const byScore = takeAny(feedBlockSize - feedNewcomerSlots, underCap, count)
  const present = byScore.filter((post) => post.isNewcomer).length
  const newcomers = takeNewcomer(Math.max(0, feedNewcomerSlots - present), underCap, count)
  const room = () => feedBlockSize - byScore.length - newcomers.length
  byScore.push(...takeAny(room(), underCap, count))
  byScore.push(...takeAny(room(), () => true, count))

  const block = byScore.map((post) => ({ id: post.id, why: reasonOf(post) }))
  newcomers.forEach((post, index) => {
    const place = reservedPlaces[index] ?? block.length
    block.splice(Math.min(place, block.length), 0, { id: post.id, why: feedReasons.newcomer })
  })
  return block
}

type Take = (
  count: number,
  fits: (post: FeedCandidate) => boolean,
  onTake: (post: FeedCandidate) => void,
) => FeedCandidate[]

// Ten thousand posts are ordered each minute beside requests: nothing is copied, and the part that was already taken is
// not scanned again.
function queueOf(posts: readonly FeedCandidate[], taken: Set<string>): Take {
  let start = 0
  return (count, fits, onTake) => {
    const found: FeedCandidate[] = []
    for (let index = start; index < posts.length && found.length < count; index++) {
      const post = posts[index]
      if (post === undefined) break
      if (taken.has(post.id)) {
        if (index === start) start++
        continue
      }
      if (!fits(post)) continue
      taken.add(post.id)
      onTake(post)
      found.push(post)
    }
    return found
  }
}

function reasonOf(post: FeedCandidate): FeedReason {
  if (post.editorPick) return feedReasons.editorPick
  return post.hot > 0 ? feedReasons.hot : feedReasons.newest
}
