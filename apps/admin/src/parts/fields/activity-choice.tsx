import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api, read } from '../../platform/api.ts'

interface Choice {
  value: string
  label: string
}

interface ActivityChoiceProps {
  id?: string
  value?: Choice | null
  onChange?: (choice: Choice | null) => void
}

/** A form field for an activity, found by its title. */
export function ActivityChoice({ id, value, onChange }: ActivityChoiceProps) {
  const [keyword, setKeyword] = useState('')
  const found = useQuery(read(api.StaffActivity.GetList, { keyword, maxResultCount: 50 }))
  return (
    <Select<Choice>
      {...(id === undefined ? {} : { id })}
      labelInValue
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      placeholder="按名称找"
      {...(value == null ? {} : { value })}
      allowClear
      onChange={(one?: Choice) =>
        onChange?.(one === undefined ? null : { value: one.value, label: one.label })
      }
      loading={found.isFetching}
      notFoundContent={found.isError ? '没有读到，请重试' : found.isPending ? '正在查找' : '没有找到'}
      options={(found.data?.items ?? []).map((one) => ({ value: one.id, label: one.title }))}
    />
  )
}
