import { noticeTabs } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'
import { barredExport } from './for-staff/barred.ts'
import { lotteryExport } from './for-staff/staff-lotteries.read.ts'
import { lotteryTicketExport } from './for-staff/staff-tickets.read.ts'
import { eraseTickets, exportTickets } from './lottery.export.ts'
import { lotteryMethods, staffLotteryMethods } from './lottery.handlers.ts'
import { lotteryJobs, lotterySchedules } from './lottery.jobs.ts'
import { lotteryTarget } from './lottery-target.ts'

const ofActivities = { tab: noticeTabs.activities }

export const lotteryManifest = {
  name: 'lottery',
  handlers: { Lottery: lotteryMethods, StaffLottery: staffLotteryMethods },
  exports: [lotteryExport, lotteryTicketExport, barredExport],
  jobs: lotteryJobs,
  schedules: lotterySchedules,
  targets: [lotteryTarget],
  noticeKinds: {
    'lottery.drawn': ofActivities,
    'lottery.cancelled': ofActivities,
    'lottery.excluded': ofActivities,
  },
  counters: [
    {
      table: 'lottery_prize',
      counters: {
        given: sql`(select count(*) from lottery_ticket t join lottery_prize p on p.lottery_id = t.lottery_id
          where p.id = lottery_prize.id and t.prize = p.position)`,
      },
    },
  ],
  personalData: {
    exportedTables: { lottery_ticket: ['lottery-tickets'] },
    omittedTables: { lottery_barred: 'that the account belongs to somebody of the staff, by staff' },
    collect: async (app, db, memberId) => ({
      lists: { 'lottery-tickets': await exportTickets(app, db, { memberId, now: app.now() }) },
    }),
    erasePerson: (tx, { memberId }) => eraseTickets(tx, memberId),
  },
  demo: async () => (await import('./demo/lottery.demo.ts')).lotteryDemo,
} satisfies Manifest
