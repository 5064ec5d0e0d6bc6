import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api, read } from '../../platform/api.ts'

interface GearChoiceProps {
  kind: 'camera' | 'lens'
  /** The id of one that cannot be chosen. */
  except?: string
  id?: string
  value?: string
  onChange?: (id: string) => void
}

/** A camera or lens of the catalogue, found by name. */
export function GearChoice({ kind, except, id, value, onChange }: GearChoiceProps) {
  const [keyword, setKeyword] = useState('')
  const found = useQuery(read(api.StaffGear.GetList, { kind, keyword, maxResultCount: 20 }))
  return (
    <Select
      id={id}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      aria-label={kind === 'camera' ? '找一台相机' : '找一支镜头'}
      placeholder="输入名称、品牌或别名"
      value={value}
      onChange={onChange}
      loading={found.isFetching}
      notFoundContent={found.isPending ? '正在查找' : '没有找到'}
      options={found.data?.items
        .filter((one) => one.id !== except)
        .map((one) => ({ value: one.id, label: one.name }))}
      style={{ width: '100%' }}
    />
  )
}
