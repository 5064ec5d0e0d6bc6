import type { StaffItem } from '@guangquan/contract'
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { FilterRow, SearchFilter } from '../../parts/tables/filters.tsx'
import { ListTable } from '../../parts/tables/list-table.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { api } from '../../platform/api.ts'
import { ShopDialog } from './shop-dialog.tsx'
import { staffColumns } from './staff-columns.tsx'
import { type StaffAct, StaffActDialog } from './staff-act-dialog.tsx'

export function StaffList() {
  const [{ keyword }] = useAddress(['keyword'])
  const [act, setAct] = useState<StaffAct | null>(null)
  const [placed, place] = useState<StaffItem | null>(null)
  return (
    <>
      <FilterRow>
        <SearchFilter name="keyword" label="找登录名或称呼" placeholder="登录名或称呼" width={320} />
      </FilterRow>
      <ListTable
        name="staff"
        label="工作人员"
        list={api.StaffAccount.GetList}
        input={{ keyword }}
        rowKey="id"
        columns={[
          ...staffColumns,
          { key: 'acts', name: '操作', render: (_, row) => <Acts row={row} onAct={setAct} onShop={place} /> },
        ]}
        empty="没有这样的账号"
        exportBy={api.StaffAccount.Export}
      />
      <StaffActDialog act={act} onClose={() => setAct(null)} />
      <ShopDialog row={placed} onClose={() => place(null)} />
    </>
  )
}

interface ActsProps {
  row: StaffItem
  onAct: (act: StaffAct) => void
  onShop: (row: StaffItem) => void
}

function Acts({ row, onAct, onShop }: ActsProps) {
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'roles', label: '修改角色', onClick: () => onAct({ kind: 'roles', row }) },
          { key: 'shop', label: '设置所在门店', onClick: () => onShop(row) },
          {
            key: 'renew',
            label: '重设密码和验证器',
            disabled: !row.isOpen,
            onClick: () => onAct({ kind: 'renew', row }),
          },
          row.isOpen
            ? { key: 'close', label: '停用', danger: true, onClick: () => onAct({ kind: 'close', row }) }
            : { key: 'open', label: '重新启用', onClick: () => onAct({ kind: 'open', row }) },
        ],
      }}
    >
      <Button type="text" icon={<MoreOutlined />} aria-label={`对 ${row.name} 的操作`} />
    </Dropdown>
  )
}
