import { email as emailSchema, phone as phoneSchema } from '@guangquan/contract/account/identity.shapes'
import { useState } from 'react'
import { useCheckedField, type CheckedField } from '../../shared/forms/use-checked-field.ts'
import { formatPhone } from './format-phone.ts'
import type { Channel } from './use-sent-code.ts'

const none = { phone: '', email: '' }
let typed: Record<Channel, string> = none

/**
 * The phone number or e-mail address last typed when signing in, registering or resetting a password, used as the
 * initial value on the next page. In memory only.
 */
export function typedContact(channel: Channel): string {
  return typed[channel]
}

export function setTypedContact(channel: Channel, value: string): void {
  typed = { ...typed, [channel]: value }
}

/** Forgets it after a sign-in. */
export function forgetContacts(): void {
  typed = none
}

const schemas = { phone: phoneSchema, email: emailSchema } as const

/** The field of a phone number or e-mail address; starts with the earlier input, else with `initial`. */
export function useContactField(channel: Channel, initial = ''): CheckedField {
  const [first] = useState(() => {
    const value = typed[channel] === '' ? initial : typed[channel]
    return channel === 'phone' ? formatPhone(value) : value
  })
  const field = useCheckedField(schemas[channel], first)
  return {
    ...field,
    change: (value) => {
      setTypedContact(channel, value)
      field.change(value)
    },
  }
}
