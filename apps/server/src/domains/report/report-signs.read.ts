import { findReportSigns, type FoundSign } from '@guangquan/rules/people/report-signs'
import type { Queryable } from '../../db/client.ts'
import { loadLatestAddresses } from '../../session/latest-addresses.ts'
import { loadJoinTimes } from '../member/index.ts'
import { loadInviters } from '../referral/index.ts'

interface OpenReport {
  id: string
  member_id: string
  body: string
  created_at: Date
}

/** Signs that open reports of one target were coordinated, from data about the reporters. */
export async function loadReportSigns(db: Queryable, reports: readonly OpenReport[]): Promise<FoundSign[]> {
  const ids = reports.map((report) => report.member_id)
  const [joined, addresses, inviters] = await Promise.all([
    loadJoinTimes(db, ids),
    loadLatestAddresses(db, ids),
    loadInviters(db, ids),
  ])
  return findReportSigns(
    reports.map(({ id, member_id: reporterId, body: text, created_at: at }) => ({
      id,
      reporterId,
      text,
      at,
      joinedAt: joined.get(reporterId) ?? new Date(0),
      address: addresses.get(reporterId) ?? '',
      inviterId: inviters.get(reporterId) ?? null,
    })),
  )
}
