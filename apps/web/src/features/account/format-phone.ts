import { digitsOf } from '@guangquan/ui'

/** A phone number as it is read: `138 0013 2048`. Takes off +86 and everything that is no digit. */
export function formatPhone(text: string): string {
  const digits = digitsOf(text)
  const national = digits.length > 11 ? digits.replace(/^(?:00)?86/, '') : digits
  return national.slice(0, 11).replace(/^(\d{3})(\d{1,4})?(\d{1,4})?$/, (_, ...parts: unknown[]) =>
    parts
      .slice(0, 3)
      .filter((part) => typeof part === 'string')
      .join(' '),
  )
}

/** A phone number that others may glance at: `138****2048`. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d{4}/, '$1****')
}
