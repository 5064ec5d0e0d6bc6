import '../circle-lists.css'
import type { CircleMember } from '@guangquan/contract'
import { circleRoleNames, circleRoles } from '@guangquan/contract/circle/circle.words'
import { circleMembers } from '@guangquan/routes/first/circle'
import { Avatar, FollowButton, StatusPill } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { MemberLevel } from '../../../shared/people/member-level.tsx'
import { follow, useFollowState } from '../../post/index.ts'

/** The members of a circle, the team first. */
export function CircleMembers({ id }: { id: string }) {
  return (
    <InfiniteList options={queries.pages(...circleMembers(id))}>
      {(people) => (
        <ul className="circle-people">
          {people.map((person) => (
            <MemberRow key={person.userId} person={person}>
              <FollowMember person={person} />
            </MemberRow>
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}

type Listed = Pick<
  CircleMember,
  'userId' | 'nickName' | 'headPicUrl' | 'level' | 'userLevelIcon' | 'role' | 'usedFrameSrc'
>

/** Portrait, name, level and role; `note` is a line below, `children` are the actions. */
export function MemberRow(props: { person: Listed; note?: ReactNode; children?: ReactNode }) {
  const { person, note, children } = props
  const { role } = person
  return (
    <li className="circle-person">
      <Avatar src={person.headPicUrl} size={40} frame={{ src: person.usedFrameSrc }} />
      <div className="circle-person-words">
        <div className="circle-person-name">
          <Link
            to={paths.other(person.userId)}
            className="ui-hit-area truncate font-semibold hover:underline"
          >
            {person.nickName}
          </Link>
          <MemberLevel level={person.level} iconUrl={person.userLevelIcon} />
          {role === circleRoles.none || role === circleRoles.member ? null : (
            <StatusPill tone={role === circleRoles.owner ? 'ink' : 'plain'}>
              {circleRoleNames[role]}
            </StatusPill>
          )}
        </div>
        {note === undefined ? null : <p className="text-small text-ink-3">{note}</p>}
      </div>
      {children}
    </li>
  )
}

/** 关注 beside a member; nothing for the viewer. */
export function FollowMember({
  person,
}: {
  person: Pick<CircleMember, 'userId' | 'nickName' | 'followState'>
}) {
  const { userId, nickName } = person
  const state = useFollowState(userId, person.followState)
  const isSelf = useSession(({ user }) => user?.id) === userId
  if (isSelf) return null
  return (
    <FollowButton
      state={state}
      name={nickName}
      onChange={(on) => void follow({ userId, name: nickName }, state, on)}
    />
  )
}
