export { findShopIdsOf, loadShopChoices, loadShops } from './shop.read.ts'
