export { type VirtualGood, virtualGoods } from './virtual-goods.ts';
