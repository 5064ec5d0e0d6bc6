import { useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { EyeSlashIcon } from '../icons/eye-slash.gen.ts'
import { EyeIcon } from '../icons/eye.gen.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A password input whose text can be shown. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'suffixSlot' | 'digits'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffixSlot={
        <IconButton
          label={shown ? '隐藏密码' : '显示密码'}
          icon={shown ? <EyeIcon /> : <EyeSlashIcon />}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
