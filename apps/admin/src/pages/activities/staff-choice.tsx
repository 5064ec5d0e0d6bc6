import { activityBounds } from '@guangquan/contract/activity/activity.words'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api, read } from '../../platform/api.ts'

interface ChosenStaff {
  value: string
  label: string
}

interface StaffChoiceProps {
  id?: string
  value?: ChosenStaff[]
  onChange?: (value: ChosenStaff[]) => void
}

/** Colleagues who work at an activity, found by their names. */
export function StaffChoice({ id, value, onChange }: StaffChoiceProps) {
  const [keyword, setKeyword] = useState('')
  const found = useQuery(read(api.StaffActivity.FindStaff, { keyword: keyword.trim() }))
  return (
    <Select<ChosenStaff[]>
      id={id}
      mode="multiple"
      labelInValue
      allowClear
      maxCount={activityBounds.staff}
      placeholder="输入称呼"
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      loading={found.isFetching}
      notFoundContent={found.isError ? '没有读到，请重试' : found.isPending ? '正在查找' : '没有找到'}
      options={(found.data?.items ?? []).map(({ id: staffId, name }) => ({ value: staffId, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
