import type { StaffContestDetail, StaffRound } from '@guangquan/contract'
import {
  contestBounds,
  roundKindNames,
  roundKinds,
  type RoundKind,
} from '@guangquan/contract/contest/contest.words'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Form, InputNumber, Select } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { MomentField } from '../../parts/fields/moment-field.tsx'
import { type Reasoned, ReasonField } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'

interface PlannedRound {
  kind: RoundKind
  quorum: number
  keep?: number | null
  closesTime: string
}

interface Planned extends Reasoned {
  rounds: PlannedRound[]
}

interface RoundsDialogProps {
  contest: StaffContestDetail
  rounds: readonly StaffRound[]
  open: boolean
  onClose: () => void
}

/** Plans the rounds of a jury; those that have begun may only last longer. */
export function RoundsDialog({ contest, rounds, open, onClose }: RoundsDialogProps) {
  const closesTime = contest.times.judgeEnd ?? ''
  const initial: PlannedRound[] =
    rounds.length > 0
      ? rounds.map(({ kind, quorum, keep, closesTime: closes }) => ({
          kind,
          quorum,
          keep,
          closesTime: closes,
        }))
      : [
          { kind: roundKinds.pass, quorum: 2, keep: null, closesTime },
          { kind: roundKinds.marks, quorum: 3, keep: contestBounds.finalists, closesTime },
        ]
  return (
    <ActDialog
      changed={[api.StaffContest.GetJury, api.StaffContest.GetDetail]}
      onClose={onClose}
      act={
        open
          ? {
              title: '安排轮次',
              after: '最后一轮要打分或排名，由它决定名次。已开始的轮次只能延长。',
              submitText: '保存',
              initialValues: { rounds: initial },
              fields: <RoundFields />,
              write: ({ rounds: planned, reason }: Planned) =>
                write(api.StaffContest.SetRounds, {
                  contestId: contest.id,
                  rounds: planned.map(({ keep = null, ...round }) => ({ ...round, keep })),
                  reason,
                }),
              done: '已保存',
            }
          : null
      }
    />
  )
}

function RoundFields() {
  return (
    <>
      <Form.List name="rounds">
        {(fields, { add, remove }) => (
          <Flex vertical gap={12} style={{ marginBottom: 16 }}>
            {fields.map(({ key, name }) => (
              <Card key={key} size="small" title={`第 ${name + 1} 轮`}>
                <Flex gap={8} align="start" wrap>
                  <Form.Item name={[name, 'kind']} label="怎样评">
                    <Select options={numberedChoicesOf(roundKindNames)} style={{ width: 100 }} />
                  </Form.Item>
                  <Form.Item name={[name, 'quorum']} label="每件至少几位">
                    <InputNumber min={1} max={contestBounds.judges} precision={0} />
                  </Form.Item>
                  <Form.Item name={[name, 'keep']} label="各组留前几名" extra="不填：通过的全部">
                    <InputNumber min={1} max={10_000} precision={0} />
                  </Form.Item>
                  <Form.Item
                    name={[name, 'closesTime']}
                    label="截止"
                    rules={[{ required: true, message: '请选择' }]}
                  >
                    <MomentField />
                  </Form.Item>
                  <Button
                    icon={<DeleteOutlined />}
                    aria-label={`去掉第 ${name + 1} 轮`}
                    onClick={() => remove(name)}
                  />
                </Flex>
              </Card>
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={fields.length >= contestBounds.rounds}
              onClick={() => add({ kind: roundKinds.marks, quorum: 3, keep: null })}
            >
              加一轮
            </Button>
          </Flex>
        )}
      </Form.List>
      <ReasonField />
    </>
  )
}
