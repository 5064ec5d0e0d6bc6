import type { MethodResult, UserFollow } from '@guangquan/contract'
import { FollowButton, IconButton, Menu, StatusPill, type MenuItem } from '@guangquan/ui'
import { BellIcon, DotsThreeIcon } from '@guangquan/ui/icons'
import { useOverlay } from '../../../shared/overlay/overlay.ts'
import { follow, useFollowState } from '../../post/index.ts'
import { setNotifyPosts, setSpecial } from '../change-follow.ts'
import { PersonRow } from './person-row.tsx'

type Followed = MethodResult<typeof UserFollow.GetList>['items'][number]

/** A followed member: group, notices about new posts, and 取消关注. */
export function FollowedRow({ person, group }: { person: Followed; group: 0 | 1 | undefined }) {
  const { userId, nickName } = person
  const changes = useOverlay(`user:${userId}`)
  const followState = useFollowState(userId, person.followState)
  const isSpecial = changes.isSpecial ?? person.group === 1
  const notifies = changes.notifyPosts ?? person.notifyPosts
  // Moved to the other group here: no longer part of this list.
  if (group !== undefined && isSpecial !== (group === 1)) return null

  const items: MenuItem[] = [
    {
      id: 'group',
      label: isSpecial ? '移到默认分组' : '设为特别关注',
      onSelect: () => void setSpecial(userId, !isSpecial),
    },
    {
      id: 'notify',
      label: notifies ? '不再提醒新作品' : '有新作品时提醒',
      onSelect: () => void setNotifyPosts(userId, !notifies),
    },
  ]
  return (
    <PersonRow
      person={person}
      mark={isSpecial && followState !== 0 ? <StatusPill>特别关注</StatusPill> : null}
    >
      {followState === 0 ? null : (
        <IconButton
          className="person-row-bell"
          label={`有新作品时提醒：${nickName}`}
          aria-pressed={notifies}
          icon={<BellIcon weight={notifies ? 'fill' : 'regular'} size={20} />}
          onClick={() => void setNotifyPosts(userId, !notifies)}
        />
      )}
      <FollowButton
        state={followState}
        name={nickName}
        onChange={(on) => void follow({ userId, name: nickName }, followState, on)}
      />
      {followState === 0 ? null : (
        <Menu
          label={`${nickName} 的更多操作`}
          align="end"
          items={items}
          trigger={(attributes) => (
            <IconButton
              {...attributes}
              label={`更多：${nickName}`}
              icon={<DotsThreeIcon weight="bold" size={22} />}
            />
          )}
        />
      )}
    </PersonRow>
  )
}
