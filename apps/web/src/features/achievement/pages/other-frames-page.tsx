import '../achievement.css'
import type { UserHome } from '@guangquan/contract'
import { EmptyState, IrisLoader } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { OtherPage } from '../../user/index.ts'
import { AchievementTabs } from '../components/achievement-tabs.tsx'
import { FrameTile } from '../components/frame-tile.tsx'
import { SignInFirst } from '../components/sign-in-first.tsx'

/** TA的头像框 */
export default function OtherFramesPage() {
  const signedIn = useSignedIn()
  return (
    <OtherPage what="的头像框" own={ownPaths.frames()}>
      {(home) =>
        signedIn ? <Frames home={home} /> : <SignInFirst title={`登录后查看${home.nickName}的头像框`} />
      }
    </OtherPage>
  )
}

function Frames({ home: { userId, headPicUrl } }: { home: UserHome }) {
  return (
    <>
      <AchievementTabs
        current="frames"
        medals={ownPaths.otherMedals(userId)}
        frames={ownPaths.otherFrames(userId)}
      />
      <InfiniteList
        options={queries.pages(api.ProfileFrame.GetList, { userId })}
        skeleton={<IrisLoader className="py-10" />}
        empty={<EmptyState title="TA还没有头像框" />}
      >
        {(frames) => (
          <ul className="frame-grid">
            {frames.map((frame) => (
              <FrameTile
                key={frame.id}
                frame={frame}
                href={ownPaths.otherFrame(frame.id, userId)}
                headPic={headPicUrl}
              />
            ))}
          </ul>
        )}
      </InfiniteList>
    </>
  )
}
