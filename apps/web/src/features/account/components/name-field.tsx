import { nickName as nickNameSchema } from '@guangquan/contract/account/identity.shapes'
import { Field, TextInput } from '@guangquan/ui'
import type { RefObject } from 'react'
import { useCheckedField, type CheckedField } from '../../../shared/forms/use-checked-field.ts'
import { containsNickName } from '../password-error.ts'
import { useNameCheck } from '../use-name-check.ts'

/**
 * A nickname, validated while typing and checked for availability when typing pauses. One contained in `password` is
 * refused.
 */
export function useNameField(initial: string, password = ''): CheckedField & { free: boolean } {
  const name = useCheckedField(nickNameSchema, initial)
  const judged = nickNameSchema.safeParse(name.value)
  const asked = useNameCheck(judged.success ? judged.data : undefined)
  const isAnnounced = judged.success && password !== '' && containsNickName(password, judged.data)
  const refusal = isAnnounced ? '密码里有这个昵称，换一个昵称，或返回上一步换密码' : asked.refusal
  return {
    ...name,
    free: asked.free && !isAnnounced,
    error: name.error ?? refusal,
    check: () => {
      const value = name.check()
      return refusal === null ? value : undefined
    },
  }
}

/** The nickname field with the result of its checks. */
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
