import type { Manifest } from '../../manifest.ts'
import { indexTargets } from './index-targets.ts'
import { exportSearches, eraseSearches } from './search.export.ts'
import { keywordMethods, searchMethods } from './search.handlers.ts'
import { indexSearch, searchJobs, searchSchedules } from './search.jobs.ts'
import { removeFromIndex } from './write-index.ts'

export const searchManifest = {
  name: 'search',
  handlers: { Search: searchMethods, UserSearchKeyword: keywordMethods },
  jobs: searchJobs,
  schedules: searchSchedules,
  startJobs: [indexSearch],
  targetHooks: { changed: indexTargets, removed: removeFromIndex },
  personalData: {
    exportedTables: { search_word: ['searches'] },
    collect: async (_app, db, memberId) => ({ lists: { searches: await exportSearches(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseSearches(tx, memberId),
  },
  demo: async () => (await import('./demo/search.demo.ts')).searchDemo,
} satisfies Manifest
