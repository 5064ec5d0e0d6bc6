import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api, read } from '../../platform/api.ts'

interface TagChoiceProps {
  /** One that cannot be chosen. */
  except: string
  id?: string
  value?: string
  onChange?: (name: string) => void
}

/** A tag that members may use, found by a part of its name. */
export function TagChoice({ except, id, value, onChange }: TagChoiceProps) {
  const [keyword, setKeyword] = useState('')
  const found = useQuery(
    read(api.StaffTag.GetList, { keyword: keyword.slice(0, 20), state: 'open', maxResultCount: 20 }),
  )
  return (
    <Select
      id={id}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      aria-label="找一个话题"
      placeholder="输入名称的一部分"
      value={value}
      onChange={onChange}
      loading={found.isFetching}
      notFoundContent={found.isPending ? '正在查找' : '没有找到'}
      options={found.data?.items
        .filter(({ name }) => name !== except)
        .map(({ name, count }) => ({ value: name, label: `#${name}　${count} 个作品` }))}
      style={{ width: '100%' }}
    />
  )
}
