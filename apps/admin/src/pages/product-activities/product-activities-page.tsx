import { giftParcelSheet } from '@guangquan/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { CsvImportDialog } from '../../parts/csv/csv-import-dialog.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { api, call, write } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { ActivityList } from './activity-list.tsx'
import { ApplicationList } from './application-list.tsx'

/** Activities for owners of products, and their applications. */
export function ProductActivitiesPage() {
  const [isImporting, setImporting] = useState(false)
  const may = useMay()
  return (
    <>
      <PageHead
        title="产品活动"
        actions={
          may(api.StaffProductActivity.ImportParcels) ? (
            <Button onClick={() => setImporting(true)}>批量发货</Button>
          ) : null
        }
      />
      <AddressTabs
        filters={['keyword', 'state', 'activity', 'from', 'to', 'title', 'kind', 'open']}
        items={[
          { key: 'applications', label: '申请', children: <ApplicationList /> },
          { key: 'activities', label: '活动', children: <ActivityList /> },
        ]}
      />
      <CsvImportDialog
        open={isImporting}
        title="批量发货"
        help="第一行写列名：申请编号,快递公司,快递单号。可以先导出已通过的申请，留下这三列填好。发货后会员会收到通知。"
        sheet={giftParcelSheet}
        check={(csv) => call(api.StaffProductActivity.CheckParcels, { csv })}
        effectOf={({ shipped }) => (shipped === 0 ? null : `会寄出 ${shipped} 份礼品。`)}
        send={(given) => write(api.StaffProductActivity.ImportParcels, given)}
        done={({ shipped }) => `已寄出 ${shipped} 份`}
        changed={[api.StaffProductActivity.GetApplications, api.StaffProductActivity.GetApplication]}
        submitText="发货"
        onClose={() => setImporting(false)}
      />
    </>
  )
}
