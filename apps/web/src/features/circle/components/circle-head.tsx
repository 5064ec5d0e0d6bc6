import type { CircleInfo } from '@guangquan/contract'
import { circleStates } from '@guangquan/contract/circle/circle.words'
import {
  Avatar,
  formatFullCount,
  formatFullTime,
  largestWidth,
  LinkButton,
  photoSrcSet,
  UiLink,
} from '@guangquan/ui'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { CircleMarks } from './circle-row.tsx'
import { CircleMenu } from './circle-menu.tsx'
import { FollowCircle } from './follow-circle.tsx'
import { InviteButton } from './invite-button.tsx'
import { JoinCircle } from './join-circle.tsx'

/** Cover, name and members of a circle, and the viewer's actions. */
export function CircleHead({ circle }: { circle: CircleInfo }) {
  const { can, followed, followedCount, invitation, waitingCount } = circle
  return (
    <header>
      <div className="circle-cover">
        <CoverImage circle={circle} />
      </div>
      <div className="circle-head">
        <img className="circle-portrait" src={circle.coverUrl} alt="" />
        <div className="circle-words">
          <div className="circle-name">
            <h1 className="text-h2 font-semibold">{circle.title}</h1>
            <CircleMarks circle={circle} />
          </div>
          <p className="circle-summary">{circle.summary}</p>
          <p className="circle-members">
            {followed.length === 0 ? null : (
              <span className="circle-faces">
                {followed.map((one) => (
                  <Avatar key={one.userId} src={one.headPicUrl} size={32} />
                ))}
              </span>
            )}
            <span>
              <b>{formatFullCount(circle.memberCount)}</b> 位成员
              {followedCount === 0 ? null : (
                <>
                  ，
                  <UiLink href={circlePaths.commonMembers(circle.id)} className="ui-link underline">
                    你关注的 {followedCount >= 50 ? '50+' : followedCount} 人在这里
                  </UiLink>
                </>
              )}
            </span>
          </p>
        </div>
        <div className="circle-actions">
          {can.seeTeam ? (
            <LinkButton kind="line" href={circlePaths.manage(circle.id)}>
              {waitingCount > 0 ? `管理（${waitingCount}）` : '管理'}
            </LinkButton>
          ) : null}
          {can.follow ? <FollowCircle circle={circle} /> : null}
          {can.invite ? <InviteButton circle={circle} /> : null}
          <JoinCircle circle={circle} {...(invitation === null ? {} : { invitationId: invitation.id })} />
          <CircleMenu circle={circle} />
        </div>
      </div>
      <CircleNotes circle={circle} />
    </header>
  )
}

/** Warnings for the viewer: dissolution, a freeze, a mute. */
function CircleNotes({ circle }: { circle: CircleInfo }) {
  const { dissolveTime, dissolveWaits, mutedUntil, invitation, status, stateReason } = circle
  const notes = [
    ...(status === circleStates.waiting ? ['圈子正在审核，通过后大家才能看到。'] : []),
    ...(status === circleStates.frozen ? [`圈子已被冻结，暂时不能发布和加入。${stateReason}`] : []),
    ...(status === circleStates.refused ? [`圈子没有通过审核。${stateReason}`] : []),
    ...(dissolveTime === null ? [] : [`圈主已申请解散，圈子将在 ${formatFullTime(dissolveTime)} 解散。`]),
    ...(dissolveWaits ? ['解散申请正在等待工作人员确认。'] : []),
    ...(mutedUntil === null ? [] : [`你在这个圈子里被禁言到 ${formatFullTime(mutedUntil)}。`]),
    ...(invitation === null
      ? []
      : [`${invitation.from.nickName} 邀请你加入，${formatFullTime(invitation.expireTime)} 前有效。`]),
  ]
  if (notes.length === 0) return null
  return (
    <ul className="circle-notes" role="status">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** As wide as the page, and no wider than its pixels. */
function CoverImage({ circle: { cover, coverUrl } }: { circle: CircleInfo }) {
  if (cover === null) return <img src={coverUrl} alt="" />
  return (
    <img
      srcSet={photoSrcSet(cover)}
      sizes="(min-width: 1440px) 1392px, 100vw"
      src={coverUrl}
      alt=""
      style={{ maxWidth: largestWidth(cover), marginInline: 'auto' }}
    />
  )
}
