import type { StaffCircleDetail } from '@guangquan/contract'
import { circleStates } from '@guangquan/contract/circle/circle.words'
import { Button, Space } from 'antd'
import { Link } from 'react-router'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import type { CircleActKind } from './circle-act-dialog.tsx'

/** The actions possible in a circle's state, for roles that may perform them. */
export function CircleActs(props: { circle: StaffCircleDetail; onAct: (kind: CircleActKind) => void }) {
  const { circle, onAct } = props
  const { status, dissolveTime, waits, id } = circle
  const may = useMay()
  const isLive = status === circleStates.open || status === circleStates.frozen
  const canDissolve = isLive && dissolveTime === null && !waits.dissolution
  return (
    <Space wrap>
      <Link to="/circles">返回列表</Link>
      {status === circleStates.open ? (
        <a href={`/circle/detail/${id}`} target="_blank" rel="noreferrer">
          社区里的圈子
        </a>
      ) : null}
      {status === circleStates.open && may(api.StaffCircle.Freeze) ? (
        <Button onClick={() => onAct('freeze')}>冻结</Button>
      ) : null}
      {status === circleStates.frozen && may(api.StaffCircle.Unfreeze) ? (
        <Button onClick={() => onAct('unfreeze')}>解除冻结</Button>
      ) : null}
      {isLive && may(api.StaffCircle.HandOver) ? (
        <Button onClick={() => onAct('handOver')}>转交</Button>
      ) : null}
      {isLive && dissolveTime !== null && may(api.StaffCircle.WithdrawDissolution) ? (
        <Button onClick={() => onAct('withdrawDissolution')}>撤回解散</Button>
      ) : null}
      {canDissolve && may(api.StaffCircle.Dissolve) ? (
        <Button danger onClick={() => onAct('dissolve')}>
          解散
        </Button>
      ) : null}
    </Space>
  )
}
