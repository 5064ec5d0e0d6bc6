import type { Manifest } from '../../manifest.ts'
import { countTags } from './count-tags.ts'
import { exportFollowedTags, eraseFollowedTags } from './follow-tag.ts'
import { tagCounters } from './tag.counters.ts'
import { tagMethods, tagPageMethods } from './tag.handlers.ts'
import { addPinyinJob, findLastUseJob, tagJobs, tagSchedules } from './tag.jobs.ts'
import { mergeSameTags } from './for-staff/merge-same-tags.ts'
import { settleGivenTags } from './settle-tags.ts'
import { tagExport } from './for-staff/tags.read.ts'
import { staffTagMethods } from './for-staff/staff-tag.handlers.ts'

export const tagManifest = {
  name: 'tag',
  handlers: { Tag: tagPageMethods, NewPublish: tagMethods, StaffTag: staffTagMethods },
  jobs: tagJobs,
  schedules: tagSchedules,
  startJobs: [addPinyinJob, findLastUseJob, mergeSameTags],
  counters: tagCounters,
  postHooks: { settleTags: settleGivenTags, tagged: countTags },
  exports: [tagExport],
  personalData: {
    exportedTables: { tag_follow: ['follows'] },
    collect: async (_app, db, memberId) => ({ follows: { tags: await exportFollowedTags(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseFollowedTags(tx, memberId),
  },
  demo: async () => (await import('./demo/tag.demo.ts')).tagDemo,
} satisfies Manifest
