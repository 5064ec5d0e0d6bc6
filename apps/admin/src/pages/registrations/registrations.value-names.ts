import { invoiceStateNames, productStateNames } from '@guangquan/contract/product/product.words'
import type { ValueNames } from '../audit/value-names.ts'

export const valueNames: ValueNames = {
  'registration.state': productStateNames,
  'registration.invoice': invoiceStateNames,
}
