import type { StaffPhoneRequestItem } from '@guangquan/contract'
import { Segmented } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequestActs } from '../../parts/acts/request-acts.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api, write } from '../../platform/api.ts'
import { phoneRequestColumns } from './phone-request-columns.tsx'

interface Choice {
  row: StaffPhoneRequestItem
  approve: boolean
}

/** Requests for new phones: one staff member requests, another decides. */
export function PhoneRequestsPage() {
  const [{ state }, setAddress] = useAddress(['state'])
  const [choice, setChoice] = useState<Choice | null>(null)
  const input = { waiting: state !== 'all' }
  return (
    <>
      <PageHead title="更换手机号" />
      <Segmented
        aria-label="状态"
        value={state ?? 'waiting'}
        options={[
          { value: 'waiting', label: '等待决定' },
          { value: 'all', label: '全部' },
        ]}
        onChange={(chosen) => setAddress({ state: chosen === 'all' ? 'all' : '' })}
        style={{ marginBottom: 12 }}
      />
      <ListTable
        name="phone-requests"
        label="更换手机号的申请"
        list={api.StaffPhoneRequest.GetList}
        input={input}
        rowKey="id"
        columns={[
          ...phoneRequestColumns,
          {
            key: 'acts',
            name: '操作',
            render: (_, row) => (
              <RequestActs request={row} onChoose={(approve) => setChoice({ row, approve })} />
            ),
          },
        ]}
        exportBy={api.StaffPhoneRequest.Export}
        empty={state === 'all' ? '没有申请' : '没有等待决定的申请'}
      />
      <ActDialog
        act={choice === null ? null : actOf(choice)}
        changed={[api.StaffPhoneRequest.GetList]}
        onClose={() => setChoice(null)}
      />
    </>
  )
}

function actOf({ row: { id, nickName, phoneMasked }, approve }: Choice) {
  return {
    title: `${approve ? '同意' : '拒绝'}更换手机号 · ${nickName}`,
    after: approve
      ? `立即换成 ${phoneMasked}，会员的设备全部退出，原手机号和邮箱会收到提醒。`
      : '手机号不变，会员可以再次申请。',
    submitText: approve ? '同意' : '拒绝',
    write: ({ reason }: Reasoned) => write(api.StaffPhoneRequest.Decide, { id, approve, reason }),
    done: approve ? '手机号已更换' : '已拒绝',
  }
}
