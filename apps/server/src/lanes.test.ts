import { expect, test } from 'vitest'
import { jobs } from './program.ts'

test('only what takes seconds at any size of the site runs in the quick lane', () => {
  const quick = jobs.filter((job) => job.lane === 'quick').map((job) => job.name)
  expect(quick.toSorted()).toEqual([
    'gear.move',
    'media.avif',
    'media.finishCopies',
    'media.videoFrames',
    'notice.tellFollowers',
    'post.rankFeed',
    'social.keepHead',
    'vote.tellOfEnds',
  ])
})
