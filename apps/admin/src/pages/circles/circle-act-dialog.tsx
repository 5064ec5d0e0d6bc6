import type { StaffCircleDetail } from '@guangquan/contract'
import { circleLimits, circleRoleNames, circleRoles } from '@guangquan/contract/circle/circle.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { AutoComplete } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'

const calls = api.StaffCircle

/** Actions on a circle. Those with only a sentence ask just for the reason. */
const plain = {
  pass: {
    title: '通过新圈子',
    after: '会员马上看得到，圈主会收到通知。',
    submitText: '通过',
    done: '已通过',
    send: (given: Given) => write(calls.Decide, { ...given, pass: true }),
  },
  refuse: {
    title: '不通过新圈子',
    after: '圈主会看到原因，改后可以重新送审。',
    submitText: '不通过',
    done: '已驳回',
    send: (given: Given) => write(calls.Decide, { ...given, pass: false }),
  },
  passChange: {
    title: '通过名称或封面的修改',
    after: '新的名称和封面马上显示。',
    submitText: '通过',
    done: '已通过',
    send: (given: Given) => write(calls.DecideChange, { ...given, pass: true }),
  },
  refuseChange: {
    title: '不通过名称或封面的修改',
    after: '名称和封面不变，圈主会看到原因。',
    submitText: '不通过',
    done: '已驳回',
    send: (given: Given) => write(calls.DecideChange, { ...given, pass: false }),
  },
  freeze: {
    title: '冻结圈子',
    after: '圈里的作品只有作者看得到，团队什么也不能做，直到解除冻结。团队会看到原因。',
    submitText: '冻结',
    done: '已冻结',
    send: (given: Given) => write(calls.Freeze, given),
  },
  unfreeze: {
    title: '解除冻结',
    after: '圈子和里面的作品回到原来的样子，团队会收到通知。',
    submitText: '解除冻结',
    done: '已解除冻结',
    send: (given: Given) => write(calls.Unfreeze, given),
  },
  withdrawDissolution: {
    title: '撤回解散',
    after: '圈子继续，可以再次加入和发布。',
    submitText: '撤回解散',
    done: '已撤回',
    send: (given: Given) => write(calls.WithdrawDissolution, given),
  },
} as const

interface Given extends Reasoned {
  id: string
  version: number
}

export type CircleActKind =
  | keyof typeof plain
  | 'handOver'
  | 'dissolve'
  | 'approveDissolution'
  | 'refuseDissolution'

export interface CircleAct {
  kind: CircleActKind
  circle: StaffCircleDetail
}

/** Asks why, and performs an act of staff on a circle. */
export function CircleActDialog({ act, onClose }: { act: CircleAct | null; onClose: () => void }) {
  return <ActDialog act={act === null ? null : actOf(act)} changed={changed} onClose={onClose} />
}

const changed = [calls.GetList, calls.GetDetail, calls.GetHistory]

interface Values extends Reasoned {
  memberId?: string
}

function actOf({ kind, circle }: CircleAct) {
  const { id, version, title } = circle
  switch (kind) {
    case 'handOver':
      return {
        title: `转交圈子 · ${title}`,
        after: '对方马上成为圈主，原来的圈主成为普通成员，双方和团队都会收到通知。',
        submitText: '转交',
        fields: <NextOwnerFields circle={circle} />,
        write: async ({ memberId = '', reason }: Values): Promise<object> =>
          write(calls.HandOver, { id, version, memberId: memberId.trim(), reason }),
        done: '已转交',
      }
    case 'dissolve':
      return {
        title: `解散圈子 · ${title}`,
        after:
          circle.memberCount < circleLimits.staffFrom
            ? '7 天后解散，这期间可以撤回。作品留给各自的作者。'
            : `成员有 ${circle.memberCount} 位，提出以后由另一位同事决定。`,
        submitText: circle.memberCount < circleLimits.staffFrom ? '开始解散' : '申请解散',
        write: async ({ reason }: Values): Promise<object> => write(calls.Dissolve, { id, version, reason }),
        done: circle.memberCount < circleLimits.staffFrom ? '7 天后解散' : '已申请',
      }
    case 'approveDissolution':
    case 'refuseDissolution': {
      const approve = kind === 'approveDissolution'
      return {
        title: `${approve ? '同意' : '拒绝'}解散 · ${title}`,
        after: approve ? '7 天后解散，这期间可以撤回。' : '圈子不变，可以再次申请。',
        submitText: approve ? '同意' : '拒绝',
        write: async ({ reason }: Values): Promise<object> =>
          write(calls.DecideDissolution, { id: circle.dissolution?.id ?? '', approve, reason }),
        done: approve ? '已同意' : '已拒绝',
      }
    }
    case 'pass':
    case 'refuse':
    case 'passChange':
    case 'refuseChange':
    case 'freeze':
    case 'unfreeze':
    case 'withdrawDissolution': {
      const { send, ...words } = plain[kind]
      return {
        ...words,
        title: `${words.title} · ${title}`,
        write: async ({ reason }: Values): Promise<object> => send({ id, version, reason }),
      }
    }
  }
}

/** The new owner: a member of the team, or another one by number. */
function NextOwnerFields({ circle }: { circle: StaffCircleDetail }) {
  const options = circle.team
    .filter(({ role }) => role !== circleRoles.owner)
    .map(({ memberId, nickName, role }) => ({
      value: memberId,
      label: `${nickName}（${nameOf(circleRoleNames, role)}）`,
    }))
  return (
    <>
      <RequiredItem name="memberId" label="新圈主" extra="从团队里选，或者填圈里一位成员的会员编号">
        <AutoComplete options={options} />
      </RequiredItem>
      <ReasonField />
    </>
  )
}
