import { EmailField, PhoneField } from '../../account/index.ts'
import { spacedPhone } from '../own-words.ts'
import type { OwnContact } from '../use-own-contact.ts'

/** The own phone or mailbox, with the part of it that the site knows. */
export function OwnContactField({ contact }: { contact: OwnContact }) {
  const { channel, masked, field } = contact
  const hint = (
    <p className="ui-field-hint">
      已绑定 <span data-selectable>{channel === 'phone' ? spacedPhone(masked) : masked}</span>，请输入完整的
      {channel === 'phone' ? '手机号' : '邮箱'}
    </p>
  )
  const after = field.error === null ? hint : null
  return channel === 'phone' ? (
    <PhoneField field={field} after={after} />
  ) : (
    <EmailField field={field} after={after} />
  )
}
