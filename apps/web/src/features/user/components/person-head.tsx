import type { CardPicture, UserHome } from '@guangquan/contract'
import { Avatar, CountText, UiLink } from '@guangquan/ui'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useFollowState } from '../../post/index.ts'
import { MemberLevel } from '../../../shared/people/member-level.tsx'
import { OtherActions } from './other-actions.tsx'
import { OwnActions } from './own-actions.tsx'
import { PersonCover } from './person-cover.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonMarks } from './person-marks.tsx'

/** Cover, avatar, name, level, introduction, counts and actions. */
export function PersonHead({ home, newest }: { home: UserHome; newest: CardPicture | null | undefined }) {
  return (
    <header>
      <PersonCover home={home} newest={newest} />
      <div className="page person-head">
        <Avatar
          src={home.headPicUrl}
          name={home.nickName}
          size={128}
          frame={{ src: home.usedFrameSrc }}
          className="person-portrait"
        />
        <div className="person-words">
          <div className="person-name">
            <h1 className="text-h2 font-semibold">{home.nickName}</h1>
            <PersonMarks home={home} />
            <UiLink href={paths.level(home.userId)} className="person-level">
              <MemberLevel level={home.level} iconUrl={home.userLevelIcon} />
              <span aria-hidden>Lv.{home.level}</span>
            </UiLink>
          </div>
          {home.isBlocked ? null : (
            <>
              <p className="person-introduction" data-selectable>
                {home.introduction === '' ? withoutWords(home.isSelf) : home.introduction}
              </p>
              <PersonFacts home={home} />
            </>
          )}
        </div>
        <div className="person-side">
          {home.isBlocked ? null : <Figures home={home} />}
          <div className="person-actions">{home.isSelf ? <OwnActions /> : <OtherActions home={home} />}</div>
        </div>
      </div>
    </header>
  )
}

function withoutWords(isSelf: boolean): string {
  return isSelf ? '写一句介绍，让影友认识你' : 'TA还没有写介绍'
}

/** Counts; those of lists that this viewer may open are links. */
function Figures({ home }: { home: UserHome }) {
  const { isSelf, userId, opens, counts } = home
  const followState = useFollowState(userId, home.followState)
  // The viewer is counted among the fans as soon as they follow.
  const fansCount = counts.fans + Number(followState > 0) - Number(home.followState > 0)
  const filter = `id=${userId}`
  const follows = isSelf ? ownPaths.ownFollows() : ownPaths.otherFollows(filter)
  const fans = isSelf ? ownPaths.ownFans() : ownPaths.otherFans(filter)
  return (
    <ul className="person-figures" aria-label="数量">
      <Figure label="关注" value={counts.follow} href={opens.follow ? follows : undefined} />
      <Figure label="粉丝" value={fansCount} href={opens.fans ? fans : undefined} />
      <Figure label="获赞" value={counts.like} href={undefined} />
      {counts.medal === 0 && !isSelf ? null : (
        <Figure
          label="勋章"
          value={counts.medal}
          href={isSelf ? ownPaths.achievement() : ownPaths.otherMedals(userId)}
        />
      )}
    </ul>
  )
}

function Figure({ label, value, href }: { label: string; value: number; href: string | undefined }) {
  const face = (
    <>
      <CountText value={value} full className="person-figure-count" />
      <span className="text-caption text-ink-3">{label}</span>
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <span className="person-figure">{face}</span>
      ) : (
        <UiLink href={href} className="person-figure">
          {face}
        </UiLink>
      )}
    </li>
  )
}
