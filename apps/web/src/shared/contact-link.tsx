import { TextLink } from '@guangquan/ui'
import { boot } from '../platform/boot.ts'
import { isOpenLink } from '../platform/open-links.ts'
import { paths } from '../platform/paths.ts'

/** 客户服务, or the operator's own address while its page is not open. */
export function ContactLink() {
  const { contact } = boot.settings
  if (isOpenLink(paths.customerService())) return <TextLink href={paths.customerService()}>客户服务</TextLink>
  return <TextLink href={contact.url}>{contact.text}</TextLink>
}
