import { productStateNames, productStates } from '@guangquan/contract/product/product.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Tag } from 'antd'

const { inReview, inForce, disputed } = productStates
const colors: Readonly<Record<number, string>> = {
  [inReview]: 'warning',
  [inForce]: 'success',
  [disputed]: 'warning',
}

export function StateTag({ state }: { state: number }) {
  const color = colors[state]
  return <Tag {...(color === undefined ? {} : { color })}>{nameOf(productStateNames, state)}</Tag>
}
