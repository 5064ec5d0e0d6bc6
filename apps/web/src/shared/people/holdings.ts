import type { Holdings } from '@guangquan/contract'
import { ownHoldings } from '@guangquan/routes/first/own'
import { CameraIcon, CoinsIcon, GiftIcon, ListChecksIcon, TicketIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../platform/api.ts'
import { goodsPaths, ownPaths } from '../../platform/own-paths.ts'
import { useSignedIn } from '../../platform/session/session.ts'

/** A member's holdings, in their order on the page. */
export const holdingPlaces = [
  { key: 'coins', label: '金币', href: ownPaths.coins(), Icon: CoinsIcon, waits: false },
  { key: 'tasks', label: '任务', href: ownPaths.levelTasks(), Icon: ListChecksIcon, waits: true },
  { key: 'presents', label: '礼品', href: ownPaths.present(), Icon: GiftIcon, waits: true },
  { key: 'benefits', label: '权益', href: goodsPaths.benefits(), Icon: TicketIcon, waits: false },
  { key: 'products', label: '我的产品', href: ownPaths.products(), Icon: CameraIcon, waits: false },
] as const

/** The counts, read again each time they are shown; undefined for visitors and until they are loaded. */
export function useHoldings(): Holdings | undefined {
  const signedIn = useSignedIn()
  const { data } = useQuery({
    ...queries.one(...ownHoldings()),
    enabled: signedIn,
    refetchOnMount: 'always',
  })
  return signedIn ? data : undefined
}

/** The note beside a count that something can be claimed. */
export function waitingText(waits: boolean, count: number): string {
  return waits && count > 0 ? '，可以领取' : ''
}
