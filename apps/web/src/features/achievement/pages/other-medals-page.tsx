import '../achievement.css'
import { EmptyState } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { OtherPage } from '../../user/index.ts'
import { AchievementTabs } from '../components/achievement-tabs.tsx'
import { DetailState } from '../components/detail-state.tsx'
import { MedalGroups } from '../components/medal-groups.tsx'
import { MedalHead } from '../components/medal-head.tsx'

/** TA的勋章 */
export default function OtherMedalsPage() {
  return (
    <OtherPage what="的勋章" own={ownPaths.achievement()}>
      {({ userId, isBlocked }) =>
        isBlocked ? <EmptyState title="你拉黑了TA，看不到TA的勋章" /> : <Medals userId={userId} />
      }
    </OtherPage>
  )
}

function Medals({ userId }: { userId: string }) {
  const medals = useQuery(queries.one(api.Achievement.GetList, { userId, maxResultCount: 50 }))
  const hrefOf = (id: string) => ownPaths.otherMedal(id, userId)
  return (
    <>
      <AchievementTabs
        current="medals"
        medals={ownPaths.otherMedals(userId)}
        frames={ownPaths.otherFrames(userId)}
      />
      <DetailState query={medals} missing="没有勋章。">
        {({ items, summary }) =>
          items.length === 0 ? (
            <EmptyState title="TA还没有勋章" />
          ) : (
            <>
              <MedalHead summary={summary} hrefOf={hrefOf} isSelf={false} />
              <MedalGroups medals={items} hrefOf={hrefOf} />
            </>
          )
        }
      </DetailState>
    </>
  )
}
