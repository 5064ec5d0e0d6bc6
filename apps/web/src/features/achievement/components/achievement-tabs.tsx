import type { SiteHref } from '@guangquan/routes/link'
import { Tabs } from '@guangquan/ui'

interface AchievementTabsProps {
  current: 'medals' | 'frames'
  medals: SiteHref
  frames: SiteHref
}

/** From medals to frames and back. */
export function AchievementTabs({ current, medals, frames }: AchievementTabsProps) {
  return (
    <Tabs
      className="mb-6"
      label="成就"
      current={current}
      items={[
        { id: 'medals', label: '勋章', href: medals, inPlace: true },
        { id: 'frames', label: '头像框', href: frames, inPlace: true },
      ]}
    />
  )
}
