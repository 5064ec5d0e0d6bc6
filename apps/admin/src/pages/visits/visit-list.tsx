import { countText } from '@guangquan/contract/count-text'
import type { ShopVisit } from '@guangquan/contract'
import { gearServiceNames } from '@guangquan/contract/passport-words'
import { nameOf } from '@guangquan/contract/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Loading } from '../../parts/loading.tsx'
import { LongText } from '../../parts/long-text.tsx'
import { ReadFailed } from '../../parts/read-failed.tsx'
import type { Reasoned } from '../../parts/reason-field.tsx'
import { WideTable } from '../../parts/wide-table.tsx'
import { api, read, write } from '../../platform/api.ts'

/** What shops recorded within a day: it may still be taken back. */
export function VisitList() {
  const visits = useQuery(read(api.StaffPassport.GetVisits, {}))
  const [takenBack, takeBack] = useState<ShopVisit | null>(null)
  return (
    <section aria-labelledby="visits-title">
      <Typography.Title level={2} id="visits-title" style={{ fontSize: 18 }}>
        一天以内的登记
      </Typography.Title>
      <Typography.Paragraph type="secondary">记错了可以在一天以内撤回，会员会收到通知。</Typography.Paragraph>
      {visits.data !== undefined ? (
        <WideTable<ShopVisit>
          label="一天以内的登记"
          rowKey="id"
          dataSource={visits.data}
          locale={{ emptyText: '还没有登记' }}
          columns={[
            ...columns,
            {
              key: 'acts',
              title: '操作',
              render: (_, visit) => (
                <Button
                  danger
                  type="link"
                  size="small"
                  aria-label={`撤回 ${visit.nickName} 的${visit.productName}的登记`}
                  onClick={() => takeBack(visit)}
                >
                  撤回
                </Button>
              ),
            },
          ]}
        />
      ) : visits.isError ? (
        <ReadFailed error={visits.error} retry={visits.refetch} />
      ) : (
        <Loading />
      )}
      <ActDialog
        act={
          takenBack === null
            ? null
            : {
                title: `撤回 · ${takenBack.productName}（尾号 ${takenBack.serialEnd}）`,
                after: `${takenBack.day} 的「${nameOf(gearServiceNames, takenBack.service)}」会从护照里去掉，会员会收到通知。`,
                submitText: '撤回',
                write: ({ reason }: Reasoned) =>
                  write(api.StaffPassport.TakeBackVisit, { id: takenBack.id, reason }),
                done: '已撤回',
              }
        }
        changed={[api.StaffPassport.GetVisits, api.StaffPassport.GetList]}
        onClose={() => takeBack(null)}
      />
    </section>
  )
}

const columns = [
  { key: 'createTime', title: '时间', dataIndex: 'createTime' },
  {
    key: 'member',
    title: '会员',
    render: (_: unknown, { nickName }: ShopVisit) => (nickName === '' ? '已注销' : nickName),
  },
  {
    key: 'product',
    title: '产品',
    render: (_: unknown, { productName, serialEnd }: ShopVisit) => `${productName}（尾号 ${serialEnd}）`,
  },
  {
    key: 'service',
    title: '做了什么',
    render: (_: unknown, { service }: ShopVisit) => nameOf(gearServiceNames, service),
  },
  { key: 'day', title: '日期', dataIndex: 'day' },
  {
    key: 'shutter',
    title: '快门数',
    render: (_: unknown, { shutterCount }: ShopVisit) =>
      shutterCount === null ? '' : countText(shutterCount),
  },
  { key: 'shop', title: '门店', dataIndex: 'shopName' },
  { key: 'staff', title: '谁登记', dataIndex: 'staffName' },
  {
    key: 'note',
    title: '说明',
    render: (_: unknown, { note }: ShopVisit) => <LongText width={220}>{note}</LongText>,
  },
]
