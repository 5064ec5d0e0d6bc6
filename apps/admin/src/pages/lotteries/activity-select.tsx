import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api, read } from '../../platform/api.ts'

interface ActivitySelectProps {
  id?: string
  value?: string
  onChange?: (activityId: string) => void
}

/** A form field for an activity, found by its title. */
export function ActivitySelect(field: ActivitySelectProps) {
  const [keyword, setKeyword] = useState('')
  const found = useQuery(read(api.StaffActivity.GetList, { keyword }))
  return (
    <Select
      {...field}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      loading={found.isFetching}
      placeholder="按名称找"
      notFoundContent={found.isError ? '没有读到，请重试' : '没有这样的活动'}
      options={(found.data?.items ?? []).map(({ id, title, startTime }) => ({
        value: id,
        label: `${title}（${startTime.slice(0, 10)}）`,
      }))}
    />
  )
}
