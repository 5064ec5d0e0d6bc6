import type { DeskLoan } from '@guangquan/contract'
import { loanStateNames, loanStates } from '@guangquan/contract/activity/activity.words'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Form, Input, Tag, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { ShortTable } from '../../parts/tables/short-table.tsx'
import { api, read, write } from '../../platform/api.ts'

const changed = [api.StaffCheckIn.GetLoans]

/** Gear to try: who has which of it when, handed out and taken back. */
export function LoanDesk({ activityId }: { activityId: string }) {
  const loans = useQuery({ ...read(api.StaffCheckIn.GetLoans, { activityId }), refetchInterval: 60_000 })
  const [chosen, setChosen] = useState<DeskLoan | null>(null)
  const [isAssigning, setAssigning] = useState(false)
  if (loans.isError) return <ReadFailed error={loans.error} retry={loans.refetch} />
  const waiting = (loans.data?.items ?? []).filter(({ state }) => state === loanStates.wished).length
  return (
    <>
      <Flex wrap align="center" gap={12} style={{ marginBottom: 12 }}>
        <Button disabled={waiting === 0} onClick={() => setAssigning(true)}>
          分配试机
        </Button>
        <Typography.Text type="secondary">
          {waiting === 0 ? '没有等待分配的愿望' : `${waiting} 个愿望等待分配`}
        </Typography.Text>
      </Flex>
      <ShortTable
        name="loans"
        label="试机"
        rowKey="id"
        rows={loans.data?.items}
        empty="没有人要试机"
        columns={[
          { key: 'itemName', title: '器材', dataIndex: 'itemName' },
          {
            key: 'time',
            title: '时段',
            render: (_, { startTime, endTime }) => `${startTime.slice(11, 16)}–${endTime.slice(11, 16)}`,
          },
          { key: 'nickName', title: '昵称', dataIndex: 'nickName' },
          { key: 'state', title: '状态', render: (_, loan) => <LoanState loan={loan} /> },
          { key: 'note', title: '状况', dataIndex: 'note' },
          { key: 'acts', title: '操作', render: (_, loan) => <LoanAct loan={loan} onChoose={setChosen} /> },
        ]}
      />
      <ActDialog
        changed={changed}
        onClose={() => setChosen(null)}
        act={chosen === null ? null : actOf(chosen)}
      />
      <ActDialog
        changed={changed}
        onClose={() => setAssigning(false)}
        act={
          isAssigning
            ? {
                title: '分配试机',
                after: '借得少的人优先，其次按公开的种子随机，分不到的排队。结果通知本人。',
                submitText: '分配',
                write: ({ reason }: Reasoned) => write(api.StaffCheckIn.AssignLoans, { activityId, reason }),
                done: '已分配',
              }
            : null
        }
      />
    </>
  )
}

function LoanState({ loan: { state, queuePlace, isLate, outTime } }: { loan: DeskLoan }) {
  return (
    <>
      <Tag>
        {loanStateNames[state]}
        {queuePlace === null ? '' : `，第 ${queuePlace} 位`}
      </Tag>
      {isLate ? <Tag color="error">逾时未还</Tag> : null}
      {outTime === null ? '' : `${outTime.slice(11, 16)} 借出`}
    </>
  )
}

function LoanAct({ loan, onChoose }: { loan: DeskLoan; onChoose: (loan: DeskLoan) => void }) {
  if (loan.state !== loanStates.given && loan.state !== loanStates.out) return null
  return <Button onClick={() => onChoose(loan)}>{loan.state === loanStates.out ? '归还' : '借出'}</Button>
}

function actOf({ id, version, state, itemName, nickName }: DeskLoan) {
  const isOut = state === loanStates.out
  const method = isOut ? api.StaffCheckIn.TakeBack : api.StaffCheckIn.HandOut
  return {
    title: `${isOut ? '归还' : '借出'} · ${itemName} · ${nickName}`,
    after: isOut ? '核对配件和外观后收回。' : '核对本人后交出。',
    fields: (
      <Form.Item name="note" label="状况">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={200} />
      </Form.Item>
    ),
    submitText: isOut ? '收回' : '交出',
    write: ({ note = '' }: { note?: string }) => write(method, { id, version, note }),
    done: isOut ? '已归还' : '已借出',
  }
}
