import { Button, Space } from 'antd'
import { useState } from 'react'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { api } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'
import { FrameList } from './frame-list.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { MedalList } from './medal-list.tsx'
import { FrameOwners, MedalOwners } from './owner-lists.tsx'

/** Medals and frames: their texts and goals, their owners, and grants by staff. */
export function MedalsPage() {
  const [granted, setGranted] = useState<'medal' | 'frame' | null>(null)
  const may = useMay()
  return (
    <>
      <PageHead
        title="勋章与头像框"
        actions={
          may(api.StaffMedal.Grant) ? (
            <Space wrap>
              <Button onClick={() => setGranted('frame')}>颁发头像框</Button>
              <Button type="primary" onClick={() => setGranted('medal')}>
                颁发勋章
              </Button>
            </Space>
          ) : null
        }
      />
      <AddressTabs
        filters={['art', 'keyword']}
        items={[
          { key: 'medals', label: '勋章', children: <MedalList /> },
          { key: 'medal-owners', label: '勋章的获得记录', children: <MedalOwners /> },
          { key: 'frames', label: '头像框', children: <FrameList /> },
          { key: 'frame-owners', label: '头像框的获得记录', children: <FrameOwners /> },
        ]}
      />
      <GrantDialog kind={granted} onClose={() => setGranted(null)} />
    </>
  )
}
