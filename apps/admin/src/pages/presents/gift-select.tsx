import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api, read } from '../../platform/api.ts'

interface GiftSelectProps {
  id?: string
  value?: string
  onChange?: (giftId: string) => void
  /** True if the choice is optional. */
  removable?: boolean
}

const shownGifts = 50

/** The field of a form for a gift that is in use, found by its title. */
export function GiftSelect({ removable = false, ...field }: GiftSelectProps) {
  const [keyword, setKeyword] = useState('')
  const gifts = useQuery(read(api.StaffGift.GetList, { keyword, isOpen: true, maxResultCount: shownGifts }))
  return (
    <Select
      {...field}
      allowClear={removable}
      style={{ minWidth: 200 }}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      loading={gifts.isFetching}
      placeholder="按名称找"
      notFoundContent={gifts.isError ? '没有读到，请重试' : '没有这样的模板'}
      options={(gifts.data?.items ?? []).map(({ id, title, value }) => ({
        value: id,
        label: `${title}（${value} 元）`,
      }))}
    />
  )
}
