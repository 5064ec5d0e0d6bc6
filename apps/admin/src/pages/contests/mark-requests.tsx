import type { StaffContestDetail, StaffJury, StaffMarkRequest } from '@guangquan/contract'
import {
  contestBounds,
  contestStates,
  judgeStates,
  roundKinds,
} from '@guangquan/contract/contest/contest.words'
import { Button, Card, Form, Input, InputNumber, Select, Switch } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { type Reasoned, ReasonField } from '../../parts/fields/reason-field.tsx'
import { RequestActs, requestColumns, RequestState } from '../../parts/acts/request-acts.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

interface MarkRequestsProps {
  contest: StaffContestDetail
  jury: StaffJury
}

interface Choice {
  row: StaffMarkRequest
  approve: boolean
}

const changed = [api.StaffContest.GetMarkRequests, api.StaffContest.GetDetail, api.StaffContest.GetAwards]

/** Corrections of marks of rounds that are over: one of the staff requests, another decides, everybody reads why. */
export function MarkRequests({ contest, jury }: MarkRequestsProps) {
  const [isAsking, setAsking] = useState(false)
  const [choice, setChoice] = useState<Choice | null>(null)
  const may = useMay()
  const isFrozen = jury.rounds.some(({ freezeTime }) => freezeTime !== null)
  if (!isFrozen) return null
  const acts = {
    key: 'acts',
    name: '操作',
    render: (_: unknown, row: StaffMarkRequest) => (
      <RequestActs request={row} onChoose={(approve) => setChoice({ row, approve })} />
    ),
  }
  return (
    <Card
      title="更正评分"
      extra={
        // Once prizes are issued, the result itself is corrected.
        may(api.StaffContest.RequestMark) && contest.state < contestStates.published ? (
          <Button onClick={() => setAsking(true)}>申请更正</Button>
        ) : null
      }
    >
      <ListTable
        name="mark-requests"
        label="更正评分的申请"
        list={api.StaffContest.GetMarkRequests}
        input={{ contestId: contest.id }}
        rowKey="id"
        columns={[...columns, ...(may(api.StaffContest.DecideMark) ? [acts] : [])]}
        empty="没有申请"
        exportBy={null}
      />
      <ActDialog
        changed={changed}
        onClose={() => setAsking(false)}
        act={isAsking ? askOf(contest, jury) : null}
      />
      <ActDialog
        changed={changed}
        onClose={() => setChoice(null)}
        act={choice === null ? null : decisionOf(choice)}
      />
    </Card>
  )
}

interface Asked extends Reasoned {
  roundId: string
  judgeId: string
  number: number
  pass?: boolean
  halves?: number[]
  rank?: number
  note: string
}

function askOf(contest: StaffContestDetail, jury: StaffJury) {
  return {
    title: '申请更正一项评分',
    after: '由另一位同事在 24 小时内决定。原来的评分留在记录里，更正是新的一行，说明会公布，名次重新计算。',
    submitText: '申请',
    fields: <AskFields contest={contest} jury={jury} />,
    write: (asked: Asked) => write(api.StaffContest.RequestMark, asked),
    done: '已申请',
  }
}

function AskFields({ contest, jury }: MarkRequestsProps) {
  const roundId: unknown = Form.useWatch('roundId')
  const over = jury.rounds.filter(({ freezeTime }) => freezeTime !== null)
  const kind = over.find(({ id }) => id === roundId)?.kind
  return (
    <>
      <RequiredItem name="roundId" label="轮次">
        <Select options={over.map(({ id, number }) => ({ value: id, label: `第 ${number} 轮` }))} />
      </RequiredItem>
      <RequiredItem name="judgeId" label="评委">
        <Select
          options={jury.judges
            .filter(({ state }) => state === judgeStates.accepted)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
      </RequiredItem>
      <RequiredItem name="number" label="作品编号">
        <InputNumber min={1} precision={0} />
      </RequiredItem>
      {kind === roundKinds.marks
        ? contest.criteria.map(({ name }, index) => (
            <RequiredItem key={name} name={['halves', index]} label={name} extra="半分为一格，20 格是 10 分">
              <InputNumber min={0} max={20} precision={0} />
            </RequiredItem>
          ))
        : null}
      {kind === roundKinds.rank ? (
        <RequiredItem name="rank" label="名次">
          <InputNumber min={1} max={contestBounds.finalists} precision={0} />
        </RequiredItem>
      ) : null}
      {kind === roundKinds.pass ? (
        <Form.Item name="pass" label="通过" initialValue={false} valuePropName="checked">
          <Switch />
        </Form.Item>
      ) : null}
      <RequiredItem name="note" label="公布的说明">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={contestBounds.reason} showCount />
      </RequiredItem>
      <ReasonField />
    </>
  )
}

function decisionOf({ row: { id, number, judgeName, note }, approve }: Choice) {
  return {
    title: `${approve ? '同意' : '拒绝'}更正 ${number} 号 · ${judgeName}`,
    after: approve ? `名次立即重新计算，公布的说明是「${note}」。` : '评分不变，可以再次申请。',
    submitText: approve ? '同意' : '拒绝',
    write: ({ reason }: Reasoned) => write(api.StaffContest.DecideMark, { id, approve, reason }),
    done: approve ? '已更正' : '已拒绝',
  }
}

function markText({ pass, halves, rank }: StaffMarkRequest): string {
  if (rank !== null) return `第 ${rank} 名`
  if (pass !== null) return pass ? '通过' : '不通过'
  return halves.map((half) => (half / 2).toFixed(1)).join(' / ')
}

const columns: ListColumn<StaffMarkRequest>[] = [
  { key: 'state', name: '状态', render: (_, { state }) => <RequestState state={state} /> },
  { key: 'number', name: '作品', render: (_, { number, round }) => `${number} 号，第 ${round} 轮` },
  { key: 'judgeName', name: '评委', dataIndex: 'judgeName' },
  { key: 'mark', name: '更正为', render: (_, row) => markText(row) },
  { key: 'note', name: '公布的说明', dataIndex: 'note' },
  ...requestColumns<StaffMarkRequest>(),
]
