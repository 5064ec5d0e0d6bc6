import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feedBlockSize, feedReasons, orderFeed, type FeedCandidate } from './feed-order.ts'

const candidates = fc
  .array(fc.record({ author: fc.integer({ min: 0, max: 15 }), editorPick: fc.boolean(), hot: fc.nat(3) }), {
    maxLength: 120,
  })
  .map((list) =>
    list.map(({ author, editorPick, hot }, index): FeedCandidate => ({
      id: `p${index}`,
      authorId: `a${author}`,
      editorPick,
      hot,
      // Newcomer is a property of the author, not of the post.
      isNewcomer: author % 5 === 0,
    })),
  )

const blocksOf = <T>(list: T[]) =>
  Array.from({ length: Math.ceil(list.length / feedBlockSize) }, (_, index) =>
    list.slice(index * feedBlockSize, (index + 1) * feedBlockSize),
  )

test('every candidate stands in the feed once', () => {
  fc.assert(
    fc.property(candidates, (posts) => {
      const ids = orderFeed(posts).map((place) => place.id)
      expect(ids.toSorted()).toEqual(posts.map((post) => post.id).toSorted())
    }),
  )
})

test('a block holds at most two posts of one author while others have posts left', () => {
  fc.assert(
    fc.property(candidates, (posts) => {
      const byId = new Map(posts.map((post) => [post.id, post]))
      const blocks = blocksOf(orderFeed(posts).flatMap((place) => byId.get(place.id) ?? []))
      blocks.forEach((block, index) => {
        const counts = Map.groupBy(block, (post) => post.authorId)
        const crowded = [...counts.values()].some((list) => list.length > 2)
        if (!crowded) return
        for (const later of blocks.slice(index + 1).flat()) {
          expect(counts.get(later.authorId)?.length ?? 0).toBeGreaterThanOrEqual(2)
        }
      })
    }),
  )
})

test('a block holds two posts of newcomers while they have any that fit', () => {
  fc.assert(
    fc.property(candidates, (posts) => {
      const byId = new Map(posts.map((post) => [post.id, post]))
      const blocks = blocksOf(orderFeed(posts).flatMap((place) => byId.get(place.id) ?? []))
      blocks.forEach((block, index) => {
        if (block.filter((post) => post.isNewcomer).length >= 2) return
        const counts = Map.groupBy(block, (post) => post.authorId)
        for (const later of blocks.slice(index + 1).flat()) {
          if (later.isNewcomer) expect(counts.get(later.authorId)?.length ?? 0).toBeGreaterThanOrEqual(2)
        }
      })
    }),
  )
})

test('the first post of the score opens the feed, and a lifted newcomer is named so', () => {
  const posts: FeedCandidate[] = Array.from({ length: 14 }, (_, index) => ({
    id: `p${index}`,
    authorId: `a${index}`,
    editorPick: index === 0,
    hot: 14 - index,
    isNewcomer: index >= 12,
  }))
  const feed = orderFeed(posts)
  expect(feed[0]).toEqual({ id: 'p0', why: feedReasons.editorPick })
  expect(feed[5]).toEqual({ id: 'p12', why: feedReasons.newcomer })
  expect(feed[11]).toEqual({ id: 'p13', why: feedReasons.newcomer })
})

test('ten thousand posts of one author are still ordered', () => {
  const posts: FeedCandidate[] = Array.from({ length: 10_000 }, (_, index) => ({
    id: `p${index}`,
    authorId: 'a',
    editorPick: false,
    hot: 0,
    isNewcomer: false,
  }))
  expect(orderFeed(posts).map((place) => place.id)).toEqual(posts.map((post) => post.id))
})
