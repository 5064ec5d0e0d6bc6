import { noticeTabs } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'
import { contestEarnings } from './earnings.ts'
import { contestTarget } from './contest-target.ts'
import { contestCounters } from './contest.counters.ts'
import { eraseFromContests, exportBallots, exportEntries, exportObjections } from './contest.export.ts'
import { contestDetails, contestMethods, juryMethods, staffContestMethods } from './contest.handlers.ts'
import { contestJobs, contestSchedules } from './contest.jobs.ts'
import { contestMeasures } from './contest.measures.ts'
import { entryKind } from './entry/entry-kind.ts'
import { contestEntryExport, contestExport } from './for-staff/exports.ts'
import { originalsExport } from './for-staff/originals-export.ts'
import { endEntryOfBinned } from './follow-posts.ts'

const ofActivities = { tab: noticeTabs.activities }

export const contestManifest = {
  name: 'contest',
  handlers: {
    Activity: contestDetails,
    Contest: contestMethods,
    StaffContest: staffContestMethods,
    Jury: juryMethods,
  },
  exports: [contestExport, contestEntryExport, originalsExport],
  jobs: contestJobs,
  schedules: contestSchedules,
  subscriptions: [endEntryOfBinned],
  targets: [contestTarget],
  postKinds: [entryKind],
  demo: async () => (await import('./demo/contest.demo.ts')).contestDemo,
  medalMeasures: contestMeasures,
  counters: contestCounters,
  noticeKinds: {
    'contest.returned': ofActivities,
    'contest.originalDue': ofActivities,
    'contest.originalReturned': ofActivities,
    'contest.originalAccepted': ofActivities,
    'contest.disqualified': ofActivities,
    'contest.reinstated': ofActivities,
    'contest.cancelled': ofActivities,
    'contest.won': ofActivities,
    'contest.published': ofActivities,
    'contest.startApproved': ofActivities,
    'contest.startReturned': ofActivities,
    'contest.startRefused': ofActivities,
    'contest.prizeLapsed': ofActivities,
    'contest.prizePassed': ofActivities,
    'contest.corrected': ofActivities,
    'contest.originalWaited': ofActivities,
    'contest.marksWaited': ofActivities,
    'contest.answered': ofActivities,
  },
  // Covers that members gave contests which everybody has seen stay with these.
  referencedFiles: async (db, memberId) => {
    const { rows } = await sql<{ id: string }>`select c.cover_file_id as id
      from contest c join stored_file f on f.id = c.cover_file_id
      where f.owner_id = ${memberId}::uuid and c.announced_at is not null`.execute(db)
    return rows.map((row) => row.id)
  },
  earnings: contestEarnings,
  personalData: {
    exportedTables: {
      contest_entry: ['contest-entries'],
      contest_award: ['contest-entries'],
      contest_ballot: ['contest-votes'],
      contest_objection: ['contest-objections'],
    },
    omittedTables: {
      contest: 'a contest that a member started is public',
      contest_elector: 'that somebody may vote follows from their account',
      contest_vote_day: 'how many votes of a day were given is in the exported votes',
      contest_vote_flag: 'what organisers examine of a vote',
      contest_judge: 'by which account relations of a judge to entrants are found',
    },
    collect: async (_app, db, memberId) => ({
      lists: {
        'contest-entries': await exportEntries(db, memberId),
        'contest-votes': await exportBallots(db, memberId),
        'contest-objections': await exportObjections(db, memberId),
      },
    }),
    erasePerson: (tx, { memberId }) => eraseFromContests(tx, memberId),
  },
} satisfies Manifest
