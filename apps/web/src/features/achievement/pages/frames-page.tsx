import '../achievement.css'
import { EmptyState, IrisLoader, Tabs } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OwnPage } from '../../../shared/page/own-page.tsx'
import { AchievementTabs } from '../components/achievement-tabs.tsx'
import { FrameTile } from '../components/frame-tile.tsx'
import { SignInFirst } from '../components/sign-in-first.tsx'

/** 头像框: all that can be had, or those that the member has. */
export default function FramesPage() {
  const signedIn = useSignedIn()
  const group = useSearchParams()[0].get('tab') === 'owned' ? 'owned' : 'all'
  if (!signedIn) {
    return (
      <div className="page py-16">
        <h1 className="sr-only">头像框</h1>
        <SignInFirst title="登录后查看你的头像框" />
      </div>
    )
  }
  return (
    <OwnPage title="头像框" isWall>
      <AchievementTabs current="frames" medals={ownPaths.achievement()} frames={ownPaths.frames()} />
      <Tabs
        className="mb-6"
        label="头像框"
        current={group}
        items={[
          { id: 'all', label: '全部', href: ownPaths.frames(), inPlace: true },
          { id: 'owned', label: '已获得', href: ownPaths.frames('owned'), inPlace: true },
        ]}
      />
      <InfiniteList
        options={queries.pages(api.ProfileFrame.GetList, { group })}
        skeleton={<IrisLoader className="py-10" />}
        empty={<EmptyState title="还没有头像框" help="升到 Lv.4 会得到第一个" />}
      >
        {(frames) => (
          <ul className="frame-grid">
            {frames.map((frame) => (
              <FrameTile key={frame.id} frame={frame} href={ownPaths.frame(frame.id)} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </OwnPage>
  )
}
