import { noticeTabs } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'
import { eraseFromGalleries, exportMarks, exportNotes, exportSubmissions } from './gallery.export.ts'
import { galleryMethods, staffGalleryMethods } from './gallery.handlers.ts'
import { galleryJobs, gallerySchedules } from './gallery.jobs.ts'
import { gallerySealed } from './gallery.sealed.ts'
import { submissionTarget, workTarget } from './gallery-targets.ts'

const ofActivities = { tab: noticeTabs.activities }

export const galleryManifest = {
  name: 'gallery',
  handlers: { OnlineGallery: galleryMethods, StaffGallery: staffGalleryMethods },
  sealed: gallerySealed,
  jobs: galleryJobs,
  schedules: gallerySchedules,
  targets: [workTarget, submissionTarget],
  noticeKinds: {
    'gallery.chosen': ofActivities,
    'gallery.notChosen': ofActivities,
    'gallery.originalNeeded': ofActivities,
    'gallery.asked': ofActivities,
    'gallery.askedNoMore': ofActivities,
    'gallery.takenDown': ofActivities,
    'gallery.hung': ofActivities,
  },
  counters: [
    {
      table: 'exhibition_work',
      counters: {
        like_count: sql`(select count(*) from exhibition_mark m
          where m.work_id = exhibition_work.id and m.mark = 'like')`,
        collect_count: sql`(select count(*) from exhibition_mark m
          where m.work_id = exhibition_work.id and m.mark = 'collect')`,
        share_count: sql`(select count(*) from exhibition_share s where s.work_id = exhibition_work.id)`,
      },
    },
  ],
  personalData: {
    exportedTables: {
      gallery_submission: ['gallery-submissions'],
      exhibition_note: ['gallery-notes'],
      exhibition_mark: ['gallery-marks'],
    },
    collect: async ({ env }, db, memberId) => ({
      lists: {
        'gallery-submissions': await exportSubmissions(env, db, memberId),
        'gallery-notes': await exportNotes(db, memberId),
        'gallery-marks': await exportMarks(db, memberId),
      },
    }),
    erasePerson: (tx, { memberId }) => eraseFromGalleries(tx, memberId),
  },
  demo: async () => (await import('./demo/gallery.demo.ts')).galleryDemo,
} satisfies Manifest
