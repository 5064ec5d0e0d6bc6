import { Field, TextInput } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { longWords } from '../photo-choices.ts'

interface GearInputProps {
  kind: 'camera' | 'lens'
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** A camera or lens: free text with suggestions from the catalogue. */
export function GearInput({ kind, label, placeholder, value, onChange }: GearInputProps) {
  const listId = useId()
  const keyword = useDeferredValue(value.trim())
  const found = useQuery({
    ...queries.one(api.Picture.SuggestGear, { kind, keyword }),
    enabled: keyword.length >= 2,
    placeholderData: (before) => before,
  })
  const isKnown = found.data?.some((gear) => gear.name.toLowerCase() === keyword.toLowerCase()) ?? false
  return (
    <Field
      label={label}
      error={longWords(value)}
      success={isKnown ? '器材库里有，可以按它找到这张照片' : null}
    >
      <TextInput
        value={value}
        placeholder={placeholder}
        list={listId}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {keyword.length < 2 ? null : found.data?.map((gear) => <option key={gear.id} value={gear.name} />)}
      </datalist>
    </Field>
  )
}
