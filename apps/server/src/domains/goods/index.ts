export { countBenefits } from './benefits.read.ts'
export { type VirtualGood, virtualGoods } from './virtual-goods.ts'
