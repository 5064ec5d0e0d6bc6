import { reportTypes } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { loadNickNames } from '../member/index.ts'
import { choiceName } from '../site/index.ts'
import { reasonDictionaries } from './reason-dictionaries.ts'

/** A member with open reports, for those who decide. */
export interface ReportedMember {
  memberId: string
  nickName: string
  /** How many open reports there are. */
  count: number
  /** Their reasons in words, each once. */
  reasons: string[]
  /** What the newest report with words says. */
  text: string
  /** When the first of them was sent. */
  since: Date
}

const max = 200

/** Members with open reports, those with most of them first; at most 200. */
export async function listReportedMembers(db: Queryable): Promise<ReportedMember[]> {
  const { rows } = await sql<Omit<ReportedMember, 'nickName' | 'reasons'> & { values: number[] }>`
    select target_id as "memberId", count(*)::int as count, array_agg(distinct reason) as values,
      coalesce((array_agg(body order by created_at desc) filter (where body <> ''))[1], '') as text,
      min(created_at) as since
    from report
    where report_type = ${reportTypes.member} and status = 1
    group by target_id
    order by count(*) desc, min(created_at), target_id
    limit ${max}`.execute(db)
  const names = await loadNickNames(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const dictionary = reasonDictionaries[reportTypes.member]
  return rows.map(({ values, ...row }) => ({
    ...row,
    nickName: names.get(row.memberId) ?? '',
    reasons: values.map((value) => choiceName(dictionary, value)),
  }))
}
