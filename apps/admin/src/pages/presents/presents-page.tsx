import { Button, Space, Tabs } from 'antd'
import { useState } from 'react'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { GiftList } from './gift-list.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { GrantList } from './grant-list.tsx'
import { ParcelsDialog } from './parcels-dialog.tsx'
import { PresentList } from './present-list.tsx'
import { RuleList } from './rule-list.tsx'

/** What members are given: each present, grants of staff, what is given by itself, and the gifts behind them. */
export function PresentsPage() {
  const [{ tab = 'presents' }, setAddress] = useAddress(['tab'])
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
      <Tabs
        activeKey={tab}
        onChange={(next) => setAddress({ tab: next === 'presents' ? '' : next })}
        items={[
          { key: 'presents', label: '会员的礼品', children: <PresentList /> },
          { key: 'grants', label: '人工发放', children: <GrantList /> },
          { key: 'rules', label: '自动发放', children: <RuleList /> },
          { key: 'gifts', label: '礼品模板', children: <GiftList /> },
        ]}
      />
      <GrantDialog open={open === 'grant'} onClose={() => setOpen(null)} />
      <ParcelsDialog open={open === 'parcels'} onClose={() => setOpen(null)} />
    </>
  )
}
