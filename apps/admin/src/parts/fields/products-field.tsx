import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api, readSite } from '../../platform/api.ts'

interface ChosenProduct {
  value: string
  label: string
}

interface ProductsFieldProps {
  id?: string
  value?: ChosenProduct[]
  onChange?: (products: ChosenProduct[]) => void
}

/** Public products, found by name: organisers may not read the staff's list of products. */
export function ProductsField({ id, value, onChange }: ProductsFieldProps) {
  const [keyword, setKeyword] = useState('')
  const found = useQuery(readSite(api.ProductInfo.GetPaged, { keyword }))
  return (
    <Select<ChosenProduct[]>
      id={id}
      mode="multiple"
      labelInValue
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      placeholder="输入产品的名称"
      value={value}
      onChange={(products) => onChange?.(products.map((one) => ({ value: one.value, label: one.label })))}
      loading={found.isFetching}
      notFoundContent={found.isError ? '没有读到，请重试' : found.isPending ? '正在查找' : '没有找到'}
      options={found.data?.items.map((one) => ({ value: one.id, label: one.name }))}
    />
  )
}
