import type { UserHome } from '@guangquan/contract'
import { Avatar, CountText, FollowButton, LevelMark } from '@guangquan/ui'
import { paths } from '../../../app/paths.ts'
import { follow, useFollowState } from '../../post/index.ts'

/** Cover, portrait, name, level, introduction and counts. */
export function PersonHead({ home, cover }: { home: UserHome; cover: string | null }) {
  const followState = useFollowState(home.userId, home.followState)
  const frame = home.usedFrameSrc === null ? null : { src: home.usedFrameSrc }
  return (
    <header>
      <div className="person-cover" aria-hidden>
        {cover === null ? null : <img src={cover} alt="" />}
      </div>
      <div className="page person-head">
        <Avatar
          src={home.headPicUrl}
          name={home.nickName}
          size={112}
          frame={frame}
          className="person-portrait"
        />
        <div className="person-words">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-h2 font-semibold">{home.nickName}</h1>
            <LevelMark level={home.level} href={paths.level()} />
            <span className="text-small text-ink-3">Lv.{home.level}</span>
          </div>
          <p className="mt-1 max-w-[42em] text-ink-2" data-selectable>
            {home.introduction === '' ? (home.isSelf ? '写一句介绍，让影友认识你' : '') : home.introduction}
          </p>
          {home.area === '' ? null : <p className="text-small text-ink-3">{home.area}</p>}
        </div>
        <dl className="person-figures">
          <Figure label="关注" value={home.counts.follow} />
          <Figure label="粉丝" value={home.counts.fans} />
          <Figure label="获赞" value={home.counts.like} />
        </dl>
        {home.isSelf ? null : (
          <FollowButton
            size="medium"
            state={followState}
            name={home.nickName}
            onChange={(on) => void follow({ userId: home.userId, name: home.nickName }, followState, on)}
          />
        )}
      </div>
    </header>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse items-center">
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd>
        <CountText value={value} full className="text-h3 font-semibold" />
      </dd>
    </div>
  )
}
