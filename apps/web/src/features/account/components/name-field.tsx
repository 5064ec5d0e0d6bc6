import { nickName as nickNameSchema } from '@guangquan/contract/shapes/identity'
import { Field, TextInput } from '@guangquan/ui'
import type { RefObject } from 'react'
import { useCheckedField, type CheckedField } from '../../../shared/use-checked-field.ts'
import { useNameCheck } from '../use-name-check.ts'

/** A nickname: judged while it is typed, and asked about when typing rests. */
export function useNameField(initial: string): CheckedField & { free: boolean } {
  const name = useCheckedField(nickNameSchema, initial)
  const judged = nickNameSchema.safeParse(name.value)
  const { free, refusal } = useNameCheck(judged.success ? judged.data : undefined)
  return {
    ...name,
    free,
    error: name.error ?? refusal,
    check: () => {
      const value = name.check()
      return refusal === null ? value : undefined
    },
  }
}

/** The nickname with what is known of it. */
export function NameField({
  name,
  input,
  onChange,
}: {
  name: ReturnType<typeof useNameField>
  input: RefObject<HTMLInputElement | null>
  onChange: (value: string) => void
}) {
  return (
    <Field
      label="昵称"
      required
      error={name.error}
      success={name.free ? '这个昵称可以用' : null}
      hint="2-12 个汉字，或 4-24 个字母、数字和 _ - ·"
    >
      <TextInput
        ref={input}
        autoComplete="nickname"
        autoFocus
        value={name.value}
        onBlur={name.leave}
        onChange={({ target }) => {
          name.change(target.value)
          onChange(target.value)
        }}
      />
    </Field>
  )
}
