import type { UnknownGearItem } from '@guangquan/contract'
import { Button, Popconfirm, Space, Typography } from 'antd'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { useAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'
import type { GearAct } from './gear-dialog.tsx'

interface UnknownListProps {
  kind: 'camera' | 'lens'
  onAct: (act: GearAct) => void
}

/** Names in photographs that are not in the catalogue. */
export function UnknownList({ kind, onAct }: UnknownListProps) {
  const send = useAct(api.StaffGear.GetList, api.StaffGear.GetUnknownList)
  const columns: ListColumn<UnknownGearItem>[] = [
    {
      key: 'name',
      name: '照片里的名称',
      render: (_, { make, name }) => (
        <>
          <Typography.Text strong>{name}</Typography.Text>{' '}
          <Typography.Text type="secondary">{make}</Typography.Text>
        </>
      ),
    },
    { key: 'photographCount', name: '照片', dataIndex: 'photographCount' },
    { key: 'firstTime', name: '第一次出现', dataIndex: 'firstTime' },
    {
      key: 'suggestions',
      name: '归入最接近的',
      render: (_, { id, name, suggestions }) => (
        <Space wrap>
          {suggestions.map((one) => (
            <Popconfirm
              key={one.id}
              title={`「${name}」就是 ${one.name}？`}
              description="已有的照片随后归入"
              okText="归入"
              cancelText="不是"
              onConfirm={() =>
                void send(
                  write(api.StaffGear.AddAlias, { unknownId: id, gearId: one.id }),
                  `已归入 ${one.name}`,
                )
              }
            >
              <Button size="small">{one.name}</Button>
            </Popconfirm>
          ))}
        </Space>
      ),
    },
    {
      key: 'acts',
      name: '操作',
      render: (_, row) => (
        <Space>
          <Button type="link" size="small" onClick={() => onAct({ does: 'alias', kind, row })}>
            归入别的
          </Button>
          <Button type="link" size="small" onClick={() => onAct({ does: 'createFrom', kind, row })}>
            建立新的
          </Button>
          <Popconfirm
            title="不再列出这个名称？"
            description="照片上的文字不变"
            okText="不再列出"
            cancelText="保留"
            onConfirm={() => void send(write(api.StaffGear.Dismiss, { unknownId: row.id }), '不再列出')}
          >
            <Button type="link" size="small" danger>
              不是器材
            </Button>
          </Popconfirm>
        </Space>
      ),
    },
  ]
  return (
    <ListTable
      name={`unknown-${kind}`}
      label="不认识的名称"
      list={api.StaffGear.GetUnknownList}
      input={{ kind }}
      rowKey="id"
      columns={columns}
      empty="没有不认识的名称"
      exportBy={api.StaffGear.ExportUnknown}
    />
  )
}
