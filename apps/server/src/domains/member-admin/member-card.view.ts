import { type MemberCard, reportTypes } from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import { loadAccountFacts } from '../account/index.ts'
import { listMaskedAddresses } from '../address/index.ts'
import { loadMemberFacts } from './member-facts.read.ts'
import { countOpenReports } from '../report/index.ts'
import { getBindings } from '../social/index.ts'

/** Everything about one member on one page, personal data masked. @throws ContentNotFound */
export async function loadMemberCard(ctx: StaffCtx, { id }: { id: string }): Promise<MemberCard> {
  const { db } = ctx
  const facts = await loadMemberFacts(ctx, id)
  const reports = await countOpenReports(db, reportTypes.member, [id])
  return {
    ...facts,
    ...(await loadAccountFacts(db, id)),
    social: await getBindings(ctx, id),
    addresses: await listMaskedAddresses(ctx, id),
    openReportCount: reports.get(id) ?? 0,
  }
}
