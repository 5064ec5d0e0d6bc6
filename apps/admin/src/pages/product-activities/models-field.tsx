import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api, read } from '../../platform/api.ts'

export interface Model {
  value: string
  label: string
}

interface ModelsFieldProps {
  id?: string
  value?: Model[]
  onChange?: (models: Model[]) => void
}

/** The field of a form for products of the catalogue, found by name or code. */
export function ModelsField({ id, value, onChange }: ModelsFieldProps) {
  const [keyword, setKeyword] = useState('')
  const found = useQuery(read(api.StaffProduct.GetList, { keyword, maxResultCount: 50 }))
  return (
    <Select<Model[]>
      id={id}
      mode="multiple"
      labelInValue
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      placeholder="输入名称或产品代码"
      value={value}
      onChange={(models) => onChange?.(models.map((one) => ({ value: one.value, label: one.label })))}
      loading={found.isFetching}
      notFoundContent={found.isError ? '没有读到，请重试' : found.isPending ? '正在查找' : '没有找到'}
      options={found.data?.items.map((one) => ({ value: one.id, label: one.name }))}
    />
  )
}
