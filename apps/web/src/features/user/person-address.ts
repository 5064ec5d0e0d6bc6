import { ownPaths } from '../../platform/own-paths.ts'

const ids = ['photo', 'posts', 'gallery', 'article', 'video', 'circle', 'collect', 'like'] as const
export type PersonTabId = (typeof ids)[number]

/** The tab of an address; 照片 by default. */
export function tabOf(text: string | null): PersonTabId {
  return ids.find((id) => id === text) ?? 'photo'
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
