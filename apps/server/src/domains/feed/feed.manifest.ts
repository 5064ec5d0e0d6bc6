import type { Manifest } from '../../manifest.ts'
import { feedMethods, recommendMethods, wallMethods } from './feed.handlers.ts'
import { feedJobs, feedSchedules, rankFeed } from './feed.jobs.ts'
import { postListing } from './post-listing.ts'

export const feedManifest = {
  name: 'feed',
  handlers: { NewPublish: feedMethods, Picture: wallMethods, UserFollow: recommendMethods },
  jobs: feedJobs,
  schedules: feedSchedules,
  startJobs: [rankFeed],
  targets: [postListing],
} satisfies Manifest
