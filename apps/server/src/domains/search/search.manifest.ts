import type { Manifest } from '../../manifest.ts'
import { indexPosts } from './index-posts.ts'
import { exportSearches, eraseSearches } from './search.export.ts'
import { keywordMethods, searchMethods } from './search.handlers.ts'
import { indexSearch, searchJobs, searchSchedules } from './search.jobs.ts'

export const searchManifest = {
  name: 'search',
  handlers: { Search: searchMethods, UserSearchKeyword: keywordMethods },
  jobs: searchJobs,
  schedules: searchSchedules,
  startJobs: [indexSearch],
  postHooks: { changed: indexPosts },
  personalData: {
    collect: async (_app, db, memberId) => ({ lists: { searches: await exportSearches(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseSearches(tx, memberId),
  },
} satisfies Manifest
