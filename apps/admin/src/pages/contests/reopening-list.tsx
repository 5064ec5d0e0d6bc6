import type { StaffContestDetail, StaffReopening } from '@guangquan/contract'
import { contestBounds, entryReasonNames } from '@guangquan/contract/contest/contest.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Card, Input, Select } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { type Reasoned, ReasonField } from '../../parts/fields/reason-field.tsx'
import { RequestActs, requestColumns, RequestState } from '../../parts/acts/request-acts.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

interface Choice {
  row: StaffReopening
  approve: boolean
}

const changed = [
  api.StaffContest.GetReopenings,
  api.StaffContest.GetAwards,
  api.StaffContest.GetDetail,
  api.StaffContest.GetEntries,
]

/** Corrections of a published result: one staff member requests, another decides, and the change is public. */
export function ReopeningList({ contest: { id } }: { contest: StaffContestDetail }) {
  const [isAsking, setAsking] = useState(false)
  const [choice, setChoice] = useState<Choice | null>(null)
  const may = useMay()
  const acts = {
    key: 'acts',
    name: '操作',
    render: (_: unknown, row: StaffReopening) => (
      <RequestActs request={row} onChoose={(approve) => setChoice({ row, approve })} />
    ),
  }
  return (
    <Card
      title="更正已公布的结果"
      extra={
        may(api.StaffContest.RequestReopening) ? (
          <Button onClick={() => setAsking(true)}>申请更正</Button>
        ) : null
      }
    >
      <ListTable
        name="reopenings"
        label="更正结果的申请"
        list={api.StaffContest.GetReopenings}
        input={{ contestId: id }}
        rowKey="id"
        columns={[...columns, ...(may(api.StaffContest.DecideReopening) ? [acts] : [])]}
        empty="没有申请"
        exportBy={null}
      />
      <ActDialog changed={changed} onClose={() => setAsking(false)} act={isAsking ? askOf(id) : null} />
      <ActDialog
        changed={changed}
        onClose={() => setChoice(null)}
        act={choice === null ? null : decisionOf(choice)}
      />
    </Card>
  )
}

interface Asked extends Reasoned {
  numbers: string[]
  cause: keyof typeof entryReasonNames
  note: string
}

const askOf = (contestId: string) => ({
  title: '申请更正已公布的结果',
  after:
    '由另一位同事在 24 小时内决定。同意后这些作品被取消资格，名次重新计算，证书失效，金币和没寄出的奖品收回，变化一起公布。',
  submitText: '申请',
  fields: (
    <>
      <RequiredItem name="numbers" label="作品编号" extra="写一个按回车">
        <Select mode="tags" open={false} />
      </RequiredItem>
      <RequiredItem name="cause" label="类别">
        <Select options={numberedChoicesOf(entryReasonNames)} />
      </RequiredItem>
      <RequiredItem name="note" label="公布的说明">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={contestBounds.reason} showCount />
      </RequiredItem>
      <ReasonField />
    </>
  ),
  write: ({ numbers, ...asked }: Asked) =>
    write(api.StaffContest.RequestReopening, { contestId, ...asked, numbers: numbers.map(Number) }),
  done: '已申请',
})

function decisionOf({ row: { id, numbers, note }, approve }: Choice) {
  return {
    title: `${approve ? '同意' : '拒绝'}更正 ${numbers.join('、')} 号`,
    after: approve ? `名次立即重新计算，公布的说明是「${note}」。` : '结果不变，可以再次申请。',
    submitText: approve ? '同意' : '拒绝',
    write: ({ reason }: Reasoned) => write(api.StaffContest.DecideReopening, { id, approve, reason }),
    done: approve ? '已更正' : '已拒绝',
  }
}

const columns: ListColumn<StaffReopening>[] = [
  { key: 'state', name: '状态', render: (_, { state }) => <RequestState state={state} /> },
  { key: 'numbers', name: '作品', render: (_, { numbers }) => numbers.map((one) => `${one} 号`).join('、') },
  { key: 'cause', name: '类别', render: (_, { cause }) => nameOf(entryReasonNames, cause) },
  { key: 'note', name: '公布的说明', dataIndex: 'note' },
  { key: 'changes', name: '变化', render: (_, { changes }) => changes.join('；') },
  ...requestColumns<StaffReopening>(),
]
