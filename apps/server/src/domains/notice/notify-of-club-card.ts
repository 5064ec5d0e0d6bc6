import type { EventPayload } from '../../events/catalogue.ts'
import type { EventCtx } from '../../events/subscription.ts'
import { createNotice } from './create-notice.ts'

/**
 * Notifies a member of the decision about their club card; its page shows the reason of a refusal. It is here because
 * the member domain is below this one.
 */
export async function notifyOfClubCard(
  { tx, now }: EventCtx,
  { memberId, accepted }: EventPayload<'club.decided'>,
): Promise<void> {
  await createNotice(tx, now, { memberId, kind: accepted ? 'club.bound' : 'club.refused' })
}
