import { Button, Segmented, Space } from 'antd'
import { useState } from 'react'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { AliasesImport } from './aliases-import.tsx'
import { type GearAct, GearDialog } from './gear-dialog.tsx'
import { GearImport } from './gear-import.tsx'
import { GearList } from './gear-list.tsx'
import { UnknownList } from './unknown-list.tsx'

/** Cameras and lenses of the catalogue, and names in photographs that are not in it. */
export function GearPage() {
  const [{ kind: chosen }, setAddress] = useAddress(['kind', 'keyword'])
  const [importing, setImporting] = useState<'aliases' | 'gear' | null>(null)
  const [act, setAct] = useState<GearAct | null>(null)
  const kind = chosen === 'lens' ? 'lens' : 'camera'
  return (
    <>
      <PageHead
        title="器材库"
        actions={
          <Space wrap>
            <Button onClick={() => setImporting('gear')}>导入器材</Button>
            <Button onClick={() => setImporting('aliases')}>导入别名</Button>
            <Button type="primary" onClick={() => setAct({ does: 'create', kind })}>
              {kind === 'camera' ? '添加相机' : '添加镜头'}
            </Button>
          </Space>
        }
      />
      <Segmented
        aria-label="种类"
        value={kind}
        options={[
          { value: 'camera', label: '相机' },
          { value: 'lens', label: '镜头' },
        ]}
        onChange={(next) => setAddress({ kind: next === 'camera' ? '' : next, keyword: '' })}
      />
      <AddressTabs
        filters={['keyword']}
        items={[
          {
            key: 'unknown',
            label: '不认识的名称',
            children: <UnknownList key={kind} kind={kind} onAct={setAct} />,
          },
          { key: 'all', label: '全部器材', children: <GearList key={kind} kind={kind} onAct={setAct} /> },
        ]}
      />
      <GearDialog act={act} onClose={() => setAct(null)} />
      <GearImport open={importing === 'gear'} onClose={() => setImporting(null)} />
      <AliasesImport open={importing === 'aliases'} onClose={() => setImporting(null)} />
    </>
  )
}
