import type { StaffObjection } from '@guangquan/contract'
import {
  contestBounds,
  entryReasonNames,
  objectionStateNames,
  objectionStates,
} from '@guangquan/contract/contest/contest.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Form, Input, Radio, Select, Tag } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { api, write } from '../../platform/api.ts'

interface Answered {
  uphold: boolean
  disqualify?: keyof typeof entryReasonNames
  reason: string
}

/** Objections of a contest with their answers; open ones hold its publication. */
export function ObjectionList({ contestId }: { contestId: string }) {
  const [answered, setAnswered] = useState<StaffObjection | null>(null)
  return (
    <>
      <ListTable
        name="objections"
        label="异议"
        list={api.StaffContest.GetObjections}
        input={{ contestId }}
        rowKey="id"
        columns={columnsWith(setAnswered)}
        empty="没有异议"
        exportBy={null}
      />
      <ActDialog
        changed={[api.StaffContest.GetObjections, api.StaffContest.GetDetail, api.StaffContest.GetList]}
        onClose={() => setAnswered(null)}
        act={
          answered === null
            ? null
            : {
                title: '答复异议',
                after: '提出的人会收到答复。成立并取消资格时，名次立即重新计算，变化会公布。',
                submitText: '答复',
                initialValues: { uphold: false },
                fields: <AnswerFields hasEntry={answered.entryId !== null} />,
                write: ({ uphold, disqualify, reason }: Answered) =>
                  write(api.StaffContest.AnswerObjection, {
                    id: answered.id,
                    version: answered.version,
                    uphold,
                    reason,
                    ...(uphold && disqualify !== undefined ? { disqualify } : {}),
                  }),
                done: '已答复',
              }
        }
      />
    </>
  )
}

function AnswerFields({ hasEntry }: { hasEntry: boolean }) {
  return (
    <>
      <Form.Item name="uphold" label="结论">
        <Radio.Group
          options={[
            { value: false, label: '不成立' },
            { value: true, label: '成立' },
          ]}
        />
      </Form.Item>
      {hasEntry ? (
        <Form.Item name="disqualify" label="成立时取消这件作品的资格" extra="不选就不取消">
          <Select allowClear options={numberedChoicesOf(entryReasonNames)} />
        </Form.Item>
      ) : null}
      <RequiredItem name="reason" label="答复">
        <Input.TextArea autoSize={{ minRows: 3 }} maxLength={contestBounds.objection.max} showCount />
      </RequiredItem>
    </>
  )
}

const columnsWith = (answer: (objection: StaffObjection) => void): ListColumn<StaffObjection>[] => [
  { key: 'state', name: '状态', render: (_, { state }) => <Tag>{nameOf(objectionStateNames, state)}</Tag> },
  { key: 'number', name: '作品', render: (_, { number }) => (number === '' ? '整个影赛' : `${number} 号`) },
  { key: 'text', name: '异议', dataIndex: 'text' },
  { key: 'nickName', name: '提出的人', dataIndex: 'nickName' },
  { key: 'answerBy', name: '答复期限', render: (_, { answerBy }) => answerBy.slice(0, 16) },
  { key: 'answer', name: '答复', dataIndex: 'answer' },
  {
    key: 'act',
    name: '处理',
    render: (_, objection) =>
      objection.state === objectionStates.open ? (
        <Button size="small" onClick={() => answer(objection)}>
          答复
        </Button>
      ) : (
        ''
      ),
  },
]
