import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { api, read } from '../../platform/api.ts'

interface QuestionnaireSelectProps {
  id?: string
  value?: string | null
  onChange?: (questionnaireId: string | null) => void
}

/** The field of a form for a questionnaire, found by its title; it may stay empty. */
export function QuestionnaireSelect({ onChange, ...field }: QuestionnaireSelectProps) {
  const [keyword, setKeyword] = useState('')
  const found = useQuery(read(api.StaffQuestionnaire.GetList, { keyword }))
  return (
    <Select
      {...field}
      allowClear
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      loading={found.isFetching}
      placeholder="按名称找"
      notFoundContent={found.isError ? '没有读到，请重试' : '没有这样的问卷'}
      onChange={(chosen?: string | null) => onChange?.(chosen ?? null)}
      options={(found.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))}
    />
  )
}
