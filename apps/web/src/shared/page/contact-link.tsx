import { TextLink } from '@guangquan/ui'
import { paths } from '../../platform/paths.ts'

/** A link to 客户服务. */
export function ContactLink() {
  return <TextLink href={paths.customerService()}>客户服务</TextLink>
}
