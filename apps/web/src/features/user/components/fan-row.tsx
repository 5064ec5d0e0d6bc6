import type { MethodResult, UserFollow } from '@guangquan/contract'
import { FollowButton, IconButton, Menu } from '@guangquan/ui'
import { DotsThreeIcon } from '@guangquan/ui/icons'
import { useSession } from '../../../platform/session/session.ts'
import { follow, useFollowState } from '../../post/index.ts'
import { useRemoveFan } from '../use-remove-fan.ts'
import { PersonRow } from './person-row.tsx'

export type Listed = MethodResult<typeof UserFollow.GetFansList>['items'][number]

/** A member with a follow button; without it for the viewer. */
export function FollowableRow({ person }: { person: Listed }) {
  const isSelf = useSession((state) => state.user?.id) === person.userId
  return <PersonRow person={person}>{isSelf ? null : <Follow person={person} />}</PersonRow>
}

/** A recommended member, with the reason. */
export function RecommendedRow({ person }: { person: Listed & { why: string } }) {
  return (
    <PersonRow person={{ ...person, introduction: person.why }}>
      <Follow person={person} />
    </PersonRow>
  )
}

/** One of the member's own fans, to follow back or remove. */
export function FanRow({ person }: { person: Listed }) {
  const remove = useRemoveFan()
  return (
    <PersonRow person={person}>
      <Follow person={person} />
      <Menu
        label={`${person.nickName} 的更多操作`}
        align="end"
        items={[{ id: 'remove', label: '移除粉丝', danger: true, onSelect: () => void remove(person) }]}
        trigger={(attributes) => (
          <IconButton
            {...attributes}
            label={`更多：${person.nickName}`}
            icon={<DotsThreeIcon weight="bold" size={22} />}
          />
        )}
      />
    </PersonRow>
  )
}

function Follow({ person }: { person: Listed }) {
  const { userId, nickName } = person
  const state = useFollowState(userId, person.followState)
  return (
    <FollowButton
      state={state}
      name={nickName}
      onChange={(on) => void follow({ userId, name: nickName }, state, on)}
    />
  )
}
