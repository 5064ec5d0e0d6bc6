import { countText } from '@guangquan/contract/text/count-text'
import type { ShopVisit } from '@guangquan/contract'
import { gearServiceNames } from '@guangquan/contract/passport/passport.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Typography } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { LongText } from '../../parts/page/long-text.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, write } from '../../platform/api.ts'

/** Services recorded by shops, which can be withdrawn within a day. */
export function VisitList() {
  const [takenBack, takeBack] = useState<ShopVisit | null>(null)
  return (
    <section aria-labelledby="visits-title">
      <Typography.Title level={2} id="visits-title" style={{ fontSize: 18 }}>
        一天以内的登记
      </Typography.Title>
      <Typography.Paragraph type="secondary">记错了可以在一天以内撤回，会员会收到通知。</Typography.Paragraph>
      <ListTable
        name="visits"
        label="一天以内的登记"
        list={api.StaffPassport.GetVisits}
        input={{}}
        rowKey="id"
        empty="还没有登记"
        exportBy={null}
        columns={[
          ...columns,
          {
            key: 'acts',
            name: '操作',
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

const columns: ListColumn<ShopVisit>[] = [
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
  {
    key: 'member',
    name: '会员',
    render: (_, { nickName }) => (nickName === '' ? '已注销' : nickName),
  },
  {
    key: 'product',
    name: '产品',
    render: (_, { productName, serialEnd }) => `${productName}（尾号 ${serialEnd}）`,
  },
  {
    key: 'service',
    name: '做了什么',
    render: (_, { service }) => nameOf(gearServiceNames, service),
  },
  { key: 'day', name: '日期', dataIndex: 'day' },
  {
    key: 'shutter',
    name: '快门数',
    render: (_, { shutterCount }) => (shutterCount === null ? '' : countText(shutterCount)),
  },
  { key: 'shop', name: '门店', dataIndex: 'shopName' },
  { key: 'staff', name: '谁登记', dataIndex: 'staffName' },
  {
    key: 'note',
    name: '说明',
    render: (_, { note }) => <LongText width={220}>{note}</LongText>,
  },
]
