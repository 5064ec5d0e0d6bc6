import type { StaffCircleDetail } from '@guangquan/contract'
import { circleStates } from '@guangquan/contract/circle/circle.words'
import { Alert, Button, Flex, Image, Space, Typography } from 'antd'
import type { ReactNode } from 'react'
import { RequestActs } from '../../parts/acts/request-acts.tsx'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import type { CircleActKind } from './circle-act-dialog.tsx'

interface WaitingNotesProps {
  circle: StaffCircleDetail
  onAct: (kind: CircleActKind) => void
}

/** Requests of a circle to staff: its creation, a changed name or cover, its dissolution. */
export function WaitingNotes({ circle, onAct }: WaitingNotesProps) {
  const may = useMay()
  const { status, change, dissolution, title } = circle
  const mayDecide = may(api.StaffCircle.Decide)
  return (
    <Flex vertical gap={12} style={{ marginBottom: 16 }}>
      {status === circleStates.waiting ? (
        <Note
          title="新圈子等待审核"
          acts={mayDecide ? <Decide onPass={() => onAct('pass')} onRefuse={() => onAct('refuse')} /> : null}
        />
      ) : null}
      {change === null ? null : (
        <Note
          title={`${change.byName} 在 ${change.createTime} 申请修改`}
          acts={
            mayDecide ? (
              <Decide onPass={() => onAct('passChange')} onRefuse={() => onAct('refuseChange')} />
            ) : null
          }
        >
          <Flex wrap gap={16} align="center">
            {change.coverUrl === '' ? null : (
              <Image
                src={change.coverUrl}
                alt="申请的封面"
                width={160}
                height={90}
                style={{ objectFit: 'cover' }}
              />
            )}
            <Typography.Text>
              {change.title === title ? '名称不变' : `名称：${title} → ${change.title}`}
            </Typography.Text>
          </Flex>
        </Note>
      )}
      {dissolution === null || dissolution.state !== 'waiting' ? null : (
        <Note
          title={`${dissolution.requesterName}${dissolution.byOwner ? '（圈主）' : ''}在 ${dissolution.createTime} 申请解散`}
          acts={
            may(api.StaffCircle.DecideDissolution) ? (
              <RequestActs
                request={dissolution}
                onChoose={(approve) => onAct(approve ? 'approveDissolution' : 'refuseDissolution')}
              />
            ) : null
          }
        >
          {dissolution.reason === '' ? '没有写原因' : `原因：${dissolution.reason}`}，{dissolution.expireTime}{' '}
          前有效
        </Note>
      )}
    </Flex>
  )
}

function Note({ title, acts, children }: { title: string; acts: ReactNode; children?: ReactNode }) {
  return <Alert type="warning" showIcon title={title} description={children} action={acts} />
}

function Decide({ onPass, onRefuse }: { onPass: () => void; onRefuse: () => void }) {
  return (
    <Space>
      <Button type="primary" size="small" onClick={onPass}>
        通过
      </Button>
      <Button danger size="small" onClick={onRefuse}>
        不通过
      </Button>
    </Space>
  )
}
