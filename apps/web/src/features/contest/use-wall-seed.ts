import { wallSeed } from '@guangquan/rules/contest/vote-right'
import { dayOf } from '@guangquan/rules/time-text'
import { useState } from 'react'
import { serverNow } from '../../platform/boot.ts'
import { currentUser } from '../../platform/session/session.ts'

/**
 * The seed of this viewer's own order of today. A visitor has the order of their first page, which the server drew; the
 * order stays while the page is open, also past midnight.
 */
export function useWallSeed(): number {
  const [seed] = useState(() => {
    const user = currentUser()
    return user === null ? 0 : wallSeed(user.id, dayOf(new Date(serverNow())))
  })
  return seed
}
