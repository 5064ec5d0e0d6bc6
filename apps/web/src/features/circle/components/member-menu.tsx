import type { CircleInfo, CircleMember } from '@guangquan/contract'
import {
  circleMuteDays,
  circleReasons,
  circleRoleNames,
  circleRoles,
} from '@guangquan/contract/circle/circle.words'
import { IconButton, Menu, type MenuItem } from '@guangquan/ui'
import { DotsThreeIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { useCircleAct } from '../use-circle-act.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const group = api.PhotographyGroup
const roles = [circleRoles.admin, circleRoles.guest, circleRoles.member] as const

type Asked = { act: 'mute'; days: (typeof circleMuteDays)[number] } | { act: 'remove' | 'blackList' }

/** The viewer's actions on a member, as permitted by the server. */
export function MemberMenu({ circle, member }: { circle: CircleInfo; member: CircleMember }) {
  const { run } = useCircleAct()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { can, nickName, userId } = member
  const about = { id: circle.id, userId }

  const items: MenuItem[] = []
  if (can.setRole) {
    for (const role of roles.filter((one) => one !== member.role)) {
      items.push({
        id: `role-${role}`,
        label: `设为${circleRoleNames[role]}`,
        onSelect: () =>
          void run({
            part: 'members',
            send: (requestId) => client.call(group.MemberRoleAdjust, { ...about, role, requestId }),
            done: `${nickName} 已设为${circleRoleNames[role]}`,
          }),
      })
    }
  }
  if (can.mute) {
    for (const days of circleMuteDays) {
      if (days === 0 && member.mutedUntil === null) continue
      items.push({
        id: `mute-${days}`,
        label: days === 0 ? '解除禁言' : `禁言 ${days} 天`,
        onSelect: () =>
          days === 0
            ? void run({
                part: 'members',
                send: (requestId) => client.call(group.Mute, { ...about, days, requestId }),
                done: '已解除禁言',
              })
            : setAsked({ act: 'mute', days }),
      })
    }
  }
  if (can.remove) {
    items.push({ id: 'remove', label: '移出圈子', danger: true, onSelect: () => setAsked({ act: 'remove' }) })
  }
  if (can.blackList) {
    items.push({
      id: 'blackList',
      label: '移出并加入黑名单',
      danger: true,
      onSelect: () => setAsked({ act: 'blackList' }),
    })
  }
  if (items.length === 0) return null

  const perform = (now: Asked, note: string) =>
    run({
      part: 'members',
      send: (requestId) =>
        now.act === 'mute'
          ? client.call(group.Mute, { ...about, days: now.days, note, requestId })
          : client.call(group.RemoveMember, {
              ...about,
              note,
              blackList: now.act === 'blackList',
              requestId,
            }),
      done:
        now.act === 'mute' ? `已禁言 ${now.days} 天` : now.act === 'remove' ? '已移出' : '已移出并加入黑名单',
    })

  return (
    <>
      <Menu
        label={`管理${nickName}`}
        align="end"
        items={items}
        trigger={(attributes) => (
          <IconButton
            {...attributes}
            label={`管理${nickName}`}
            icon={<DotsThreeIcon weight="bold" size={22} />}
          />
        )}
      />
      {asked === null ? null : (
        <ReasonDialog
          title={asked.act === 'mute' ? `禁言 ${nickName} ${asked.days} 天？` : `把 ${nickName} 移出圈子？`}
          text={
            asked.act === 'mute'
              ? '期间不能在圈子里发布，对方会看到原因'
              : asked.act === 'remove'
                ? '对方 30 天后可以再申请，会看到原因'
                : '对方不能再申请，会看到原因'
          }
          reasons={circleReasons.remove}
          submitLabel={asked.act === 'mute' ? '禁言' : '移出'}
          onClose={() => setAsked(null)}
          onChosen={(note) => perform(asked, note)}
        />
      )}
    </>
  )
}
