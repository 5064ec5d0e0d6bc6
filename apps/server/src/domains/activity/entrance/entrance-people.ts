import { scanResults, type ScanOutcome, type ScanResult } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { StaffCtx } from '../../../context.ts'
import { loadUserBriefs } from '../../member/index.ts'
import type { EnrolmentRow } from '../enrolment.store.ts'

type Shown = Omit<ScanOutcome, 'scanId' | 'result'>

/** Shown for a code that matches nobody. */
export const nobody: Shown = {
  enrolId: null,
  nickName: '',
  headPicUrl: '',
  guests: 0,
  checkInTime: null,
  checkInBy: '',
}

export const scanResultOf = (text: string): ScanResult =>
  scanResults.find((result) => result === text) ?? 'wrongCode'

/** People as the entrance shows them, by enrolment: name and picture, so that a lent ticket is seen. */
export async function entrancePeople(
  ctx: StaffCtx,
  rows: readonly EnrolmentRow[],
): Promise<Map<string, Shown>> {
  const briefs = await loadUserBriefs(
    ctx,
    rows.map((row) => row.member_id),
  )
  return new Map(
    rows.map((row) => {
      const brief = briefs.get(row.member_id)
      return [
        row.id,
        {
          enrolId: row.id,
          nickName: brief?.nickName ?? '',
          headPicUrl: brief?.headPicUrl ?? '',
          guests: row.seats - 1,
          checkInTime: row.checked_in_at && timeTextOf(row.checked_in_at),
          checkInBy: row.check_in_by,
        },
      ]
    }),
  )
}
