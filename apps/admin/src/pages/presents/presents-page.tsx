import { parcelSheet } from '@guangquan/contract'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { CsvImportDialog } from '../../parts/csv/csv-import-dialog.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { api, call, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { GiftList } from './gift-list.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { GrantList } from './grant-list.tsx'
import { PresentList } from './present-list.tsx'
import { RuleList } from './rule-list.tsx'

/** Presents of members, grants by staff, automatic presents, and their gifts. */
export function PresentsPage() {
  const [open, setOpen] = useState<'grant' | 'parcels' | null>(null)
  const may = useMay()
  return (
    <>
      <PageHead
        title="礼品"
        actions={
          <Space wrap>
            {may(api.StaffPresent.ImportParcels) ? (
              <Button onClick={() => setOpen('parcels')}>批量发货</Button>
            ) : null}
            {may(api.StaffPresentGrant.Create) ? (
              <Button type="primary" onClick={() => setOpen('grant')}>
                发放礼品
              </Button>
            ) : null}
          </Space>
        }
      />
      <AddressTabs
        filters={['keyword', 'state', 'source', 'giftId', 'from', 'to', 'gift', 'type', 'waiting']}
        items={[
          { key: 'presents', label: '会员的礼品', children: <PresentList /> },
          { key: 'grants', label: '人工发放', children: <GrantList /> },
          { key: 'rules', label: '自动发放', children: <RuleList /> },
          { key: 'gifts', label: '礼品模板', children: <GiftList /> },
        ]}
      />
      <GrantDialog open={open === 'grant'} onClose={() => setOpen(null)} />
      <CsvImportDialog
        open={open === 'parcels'}
        title="批量发货"
        help="第一行写列名：礼品编号,快递公司,快递单号。可以先导出待发货的礼品，留下这三列填好。发货后会员会收到通知。"
        sheet={parcelSheet}
        check={(csv) => call(api.StaffPresent.CheckParcels, { csv })}
        effectOf={({ shipped }) => (shipped === 0 ? null : `会寄出 ${shipped} 份礼品。`)}
        send={(given) => write(api.StaffPresent.ImportParcels, given)}
        done={({ shipped }) => `已寄出 ${shipped} 份`}
        changed={[api.StaffPresent.GetList]}
        submitText="发货"
        onClose={() => setOpen(null)}
      />
    </>
  )
}
