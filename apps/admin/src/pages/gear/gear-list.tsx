import type { StaffGearItem } from '@guangquan/contract'
import { Button, Space, Tag } from 'antd'
import { FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import type { GearAct } from './gear-dialog.tsx'

interface GearListProps {
  kind: 'camera' | 'lens'
  onAct: (act: GearAct) => void
}

export function GearList({ kind, onAct }: GearListProps) {
  const [{ keyword }] = useAddress(['keyword'])
  const columns: ListColumn<StaffGearItem>[] = [
    {
      key: 'name',
      name: '名称',
      render: (_, { id, name }) => (
        <a href={`/post/${kind}/${encodeURIComponent(id)}`} target="_blank" rel="noopener">
          {name}
        </a>
      ),
    },
    { key: 'brand', name: '品牌', dataIndex: 'brand' },
    ...(kind === 'lens'
      ? [
          {
            key: 'maxAperture',
            name: '最大光圈',
            render: (_: unknown, { maxAperture }: StaffGearItem) => maxAperture && `f/${maxAperture}`,
          },
        ]
      : []),
    { key: 'postCount', name: '作品', dataIndex: 'postCount' },
    {
      key: 'aliases',
      name: '别名',
      render: (_, { aliases }) => aliases.map((alias) => <Tag key={alias}>{alias}</Tag>),
    },
    {
      key: 'acts',
      name: '操作',
      render: (_, row) => (
        <Space>
          <Button type="link" size="small" onClick={() => onAct({ does: 'save', kind, row })}>
            修改
          </Button>
          <Button type="link" size="small" onClick={() => onAct({ does: 'merge', kind, row })}>
            合并
          </Button>
        </Space>
      ),
    },
  ]
  return (
    <>
      <FilterRow>
        <SearchFilter name="keyword" label="找器材" placeholder="名称、品牌或别名" width={320} />
      </FilterRow>
      <ListTable
        name={kind}
        label={kind === 'camera' ? '相机' : '镜头'}
        list={api.StaffGear.GetList}
        input={{ kind, keyword }}
        rowKey="id"
        columns={columns}
        empty="没有这样的器材"
        exportBy={api.StaffGear.Export}
      />
    </>
  )
}
