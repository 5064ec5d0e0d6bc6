import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api, read } from '../../platform/api.ts'

interface ProductChoiceProps {
  id?: string
  value?: string
  onChange?: (id: string) => void
}

/** A product of the catalogue, found by name or code. */
export function ProductChoice({ id, value, onChange }: ProductChoiceProps) {
  const [keyword, setKeyword] = useState('')
  const found = useQuery(read(api.StaffProduct.GetList, { keyword, maxResultCount: 20 }))
  return (
    <Select
      id={id}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      placeholder="输入名称或产品代码"
      value={value}
      onChange={onChange}
      loading={found.isFetching}
      notFoundContent={found.isError ? '没有读到，请重试' : found.isPending ? '正在查找' : '没有找到'}
      options={found.data?.items.map((one) => ({ value: one.id, label: one.name }))}
    />
  )
}
