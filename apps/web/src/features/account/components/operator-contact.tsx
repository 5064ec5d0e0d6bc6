import { TextLink } from '@guangquan/ui'
import { boot } from '../../../platform/boot.ts'

/** The operator's own address as text: a link to a page of the site would leave the registration. */
export function OperatorContact() {
  const { contact } = boot.settings
  return <TextLink href={contact.url}>{contact.text}</TextLink>
}
