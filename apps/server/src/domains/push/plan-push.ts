import { reachLimits } from '@guangquan/contract'
import { sql } from 'kysely'
import { preparedQuery } from '../../db/prepared-query.ts'
import { addJobOnce } from '../../jobs/enqueue.ts'
import type { ReachAway } from '../notice/index.ts'
import { sendPushJob } from './send-to-member.ts'

/** Plans a notification for those of the members who have a browser for it; later news until then are part of it. */
export const planPush: ReachAway = async (tx, { memberIds, now }) => {
  await plan(tx, { memberIds, runAt: new Date(now.getTime() + reachLimits.gatherMs) })
}

const plan = preparedQuery<{ memberIds: readonly string[]; runAt: Date }, unknown>(
  'push.plan',
  (db, param) => {
    const query = sql`select ${addJobOnce(sendPushJob, {
      payload: sql`json_build_object('memberId', away.member_id)`,
      key: sql<string>`away.member_id`,
      runAt: sql<Date>`${param('runAt')}::timestamptz`,
    })} from (select distinct member_id from push_device
    where member_id = any(${param('memberIds')}::uuid[])) as away`
    return { compile: () => query.compile(db) }
  },
)
