import type { EventPayload } from '../../events/catalogue.ts'
import type { EventCtx } from '../../events/subscription.ts'
import { createNotices } from '../notice/index.ts'
import { listReporters } from './decide-reports.ts'

/** Notifies the reporters of a target of the decision. The target is not named: it may no longer exist. */
export async function notifyReporters(
  { tx, now }: EventCtx,
  { upheld, ...target }: EventPayload<'report.decided'>,
): Promise<void> {
  const kind = upheld ? 'report.upheld' : 'report.dismissed'
  await createNotices(tx, now, await listReporters(tx, target), { kind })
}
