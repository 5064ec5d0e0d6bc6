/** A post that may stand in 推荐, in the order of its score. */
export interface FeedCandidate {
  id: string
  authorId: string
  editorPick: boolean
  /** Above 0: people did something with it lately. */
  hot: number
  /** Its author has fewer than `newcomerFans` fans. */
  isNewcomer: boolean
}

/** Why a post stands where it does; stored with its position. */
export const feedReasons = { newest: 1, hot: 2, editorPick: 3, newcomer: 4 } as const
export type FeedReason = (typeof feedReasons)[keyof typeof feedReasons]

export interface FeedPlace {
  id: string
  why: FeedReason
}

export const feedBlockSize = 12
export const feedAuthorCap = 2
export const feedNewcomerSlots = 2
export const newcomerFans = 20

// Where newcomers stand who would not have come into the block by their score.
const reservedPlaces = [5, 11]

/**
 * The order of 推荐: by score, in blocks of 12, at most 2 posts of one author in a block and at least 2 by
 * newcomers while there are any. The cap gives way only when nobody else has a post left.
 */
export function orderFeed(candidates: readonly FeedCandidate[]): FeedPlace[] {
  const places: FeedPlace[] = []
  let waiting = [...candidates]
  while (waiting.length > 0) {
    const block = takeBlock(waiting)
    const taken = new Set(block.map((place) => place.id))
    waiting = waiting.filter((post) => !taken.has(post.id))
    places.push(...block)
  }
  return places
}

function takeBlock(waiting: readonly FeedCandidate[]): FeedPlace[] {
  const authors = new Map<string, number>()
  const taken = new Set<string>()
  const take = (count: number, fits: (post: FeedCandidate) => boolean): FeedCandidate[] => {
    const found: FeedCandidate[] = []
    for (const post of waiting) {
      if (found.length >= count) break
      if (taken.has(post.id) || !fits(post)) continue
      taken.add(post.id)
      authors.set(post.authorId, (authors.get(post.authorId) ?? 0) + 1)
      found.push(post)
    }
    return found
  }
  const underCap = (post: FeedCandidate) => (authors.get(post.authorId) ?? 0) < feedAuthorCap

  const byScore = take(feedBlockSize - feedNewcomerSlots, underCap)
  const present = byScore.filter((post) => post.isNewcomer).length
  const newcomers = take(
    Math.max(0, feedNewcomerSlots - present),
    (post) => post.isNewcomer && underCap(post),
  )
  byScore.push(...take(feedBlockSize - byScore.length - newcomers.length, underCap))
  byScore.push(...take(feedBlockSize - byScore.length - newcomers.length, () => true))

  const block = byScore.map((post) => ({ id: post.id, why: reasonOf(post) }))
  newcomers.forEach((post, index) => {
    const place = reservedPlaces[index] ?? block.length
    block.splice(Math.min(place, block.length), 0, { id: post.id, why: feedReasons.newcomer })
  })
  return block
}

function reasonOf(post: FeedCandidate): FeedReason {
  if (post.editorPick) return feedReasons.editorPick
  return post.hot > 0 ? feedReasons.hot : feedReasons.newest
}
