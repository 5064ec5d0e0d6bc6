import '../achievement.css'
import { ownMedals } from '@guangquan/routes/first/own'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { AchievementTabs } from '../components/achievement-tabs.tsx'
import { DetailState } from '../components/detail-state.tsx'
import { MedalGroups } from '../components/medal-groups.tsx'
import { MedalHead } from '../components/medal-head.tsx'

/** 我的勋章: the worn one, how many, and every medal by group with progress. */
export default function MedalsPage() {
  // All of them at once: a few dozen, in groups.
  const medals = useQuery(queries.one(...ownMedals()))
  return (
    <OwnPage title="我的勋章" isWall>
      <AchievementTabs current="medals" medals={ownPaths.achievement()} frames={ownPaths.frames()} />
      <DetailState query={medals} missing="没有勋章。">
        {({ items, summary }) => (
          <>
            <MedalHead summary={summary} hrefOf={ownPaths.medal} isSelf />
            <MedalGroups medals={items} hrefOf={ownPaths.medal} counts />
          </>
        )}
      </DetailState>
    </OwnPage>
  )
}
