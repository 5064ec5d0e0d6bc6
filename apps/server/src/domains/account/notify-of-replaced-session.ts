import type { EventPayload } from '../../events/catalogue.ts'
import type { EventCtx } from '../../events/subscription.ts'
import { createNotice } from '../notice/index.ts'

/** Notifies a member that a sixth sign-in ended their oldest session. */
export async function notifyOfReplacedSession(
  { tx, now }: EventCtx,
  { memberId }: EventPayload<'session.replaced'>,
): Promise<void> {
  await createNotice(tx, now, { memberId, kind: 'session.replaced' })
}
