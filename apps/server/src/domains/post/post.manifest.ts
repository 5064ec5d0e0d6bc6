import type { Manifest } from '../../manifest.ts'
import { postEarnings } from './counts/earnings.ts'
import { exportPosts } from './personal-data/author.export.ts'
import { eraseAuthor } from './personal-data/erase-author.ts'
import { eraseMentionsInPosts } from './personal-data/erase-mentions.ts'
import { listAuthorFiles } from './post-files.ts'
import { postSearch } from './post-search.ts'
import { postTarget } from './post-target.ts'
import { postCounters } from './post.counters.ts'
import { postMethods, publishMethods } from './post.handlers.ts'
import { postJobs, postSchedules } from './post.jobs.ts'
import { postNotices, postSubscriptions } from './post.notices.ts'
import { mountViewCounter } from './view-counter.ts'
import { postFigures } from './figures/post.figures.ts'

export const postManifest = {
  name: 'post',
  handlers: { NewPublish: postMethods, Publish: publishMethods },
  mounts: [mountViewCounter],
  jobs: postJobs,
  schedules: postSchedules,
  subscriptions: postSubscriptions,
  noticeKinds: postNotices,
  counters: postCounters,
  figures: postFigures,
  targets: [postTarget, postSearch],
  referencedFiles: listAuthorFiles,
  earnings: postEarnings,
  personalData: {
    exportedTables: { publish: ['posts'] },
    collect: async (_app, db, memberId) => ({ posts: await exportPosts(db, memberId) }),
    eraseWorks: async ({ db }, { memberId, keepPosts, now }) => {
      await eraseMentionsInPosts(db, memberId)
      await eraseAuthor(db, { authorId: memberId, keepPosts, now })
    },
  },
  demo: async () => (await import('./demo/post.demo.ts')).postDemo,
} satisfies Manifest
