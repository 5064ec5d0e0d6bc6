export { findShopIdsOf, loadShops } from './shop.read.ts';
