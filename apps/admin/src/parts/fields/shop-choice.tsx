import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { type CSSProperties, useState } from 'react'
import { api, read } from '../../platform/api.ts'

/** A chosen shop. */
export interface ChosenShop {
  value: string
  label: string
}

interface ShopFieldProps<Value> {
  id?: string
  value?: Value
  onChange?: (value: Value) => void
}

interface ShopChoiceProps extends ShopFieldProps<ChosenShop | null> {
  label?: string
  /** Also offers closed shops, where earlier codes are still accepted. */
  closedToo?: boolean
  style?: CSSProperties
}

/** A shop, found by its name, place or address. */
export function ShopChoice({ label, value, onChange, closedToo = false, ...field }: ShopChoiceProps) {
  const search = useShopSearch(closedToo)
  return (
    <Select<ChosenShop>
      {...field}
      {...search}
      aria-label={label}
      allowClear
      value={value ?? null}
      onChange={(choice?: ChosenShop) => onChange?.(choice ?? null)}
    />
  )
}

/** Several shops; closed ones that were chosen before are shown. */
export function ShopsChoice({ id, value, onChange }: ShopFieldProps<ChosenShop[]>) {
  const search = useShopSearch(false)
  return (
    <Select<ChosenShop[]> id={id} {...search} mode="multiple" allowClear value={value} onChange={onChange} />
  )
}

function useShopSearch(closedToo: boolean) {
  const [keyword, setKeyword] = useState('')
  const state = closedToo ? {} : { isOpen: true }
  const found = useQuery(read(api.StaffShop.GetList, { keyword, ...state, maxResultCount: 20 }))
  return {
    labelInValue: true,
    showSearch: { filterOption: false, onSearch: setKeyword },
    placeholder: '输入门店名称、城市或地址',
    loading: found.isFetching,
    notFoundContent: found.isError ? '没有读到，请重试' : found.isPending ? '正在查找' : '没有找到',
    options: (found.data?.items ?? []).map(({ id, name, city, isOpen }) => ({
      value: id,
      label: `${name}${city === '' ? '' : ` · ${city}`}${isOpen ? '' : '（停业）'}`,
    })),
  } as const
}
