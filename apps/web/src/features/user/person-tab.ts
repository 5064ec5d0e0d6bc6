import { isOpenLink } from '../../platform/open-links.ts'
import { ownPaths } from '../../platform/own-paths.ts'
import { paths } from '../../platform/paths.ts'

const ids = ['photo', 'posts', 'gallery', 'article', 'video', 'circle', 'collect', 'like'] as const
export type PersonTabId = (typeof ids)[number]

/** Whether circles are open, and with them their tab. */
export const hasCircles = isOpenLink(paths.circles())

/** The tab of an address; 照片 by default. */
export function tabOf(text: string | null): PersonTabId {
  const tab = ids.find((id) => id === text) ?? 'photo'
  return tab === 'circle' && !hasCircles ? 'photo' : tab
}

/** The address of a tab of a member's page, with the filters of the tab. */
export function personTabPath(
  { userId, isSelf }: { userId: string; isSelf: boolean },
  tab: PersonTabId,
  filter: Record<string, string> = {},
) {
  const query = new URLSearchParams({
    ...(isSelf ? {} : { id: userId }),
    ...(tab === 'photo' ? {} : { tab }),
    ...filter,
  }).toString()
  return isSelf ? ownPaths.ownHome(query) : ownPaths.otherHome(query)
}
