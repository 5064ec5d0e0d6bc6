import { circleStates } from '@guangquan/contract/circle/circle.words'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api, read } from '../../platform/api.ts'

/** A chosen circle. */
export interface ChosenCircle {
  value: string
  label: string
}

interface CircleChoiceProps {
  id?: string
  value?: ChosenCircle | null
  onChange?: (value: ChosenCircle | null) => void
}

/** An open circle, found by its name or owner. */
export function CircleChoice({ value, onChange, ...field }: CircleChoiceProps) {
  const [keyword, setKeyword] = useState('')
  const found = useQuery(
    read(api.StaffCircle.GetList, { keyword, status: circleStates.open, maxResultCount: 20 }),
  )
  return (
    <Select<ChosenCircle>
      {...field}
      labelInValue
      allowClear
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      placeholder="输入圈子名称或圈主"
      loading={found.isFetching}
      notFoundContent={found.isError ? '没有读到，请重试' : found.isPending ? '正在查找' : '没有找到'}
      options={(found.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      value={value ?? null}
      onChange={(choice?: ChosenCircle) => onChange?.(choice ?? null)}
    />
  )
}
