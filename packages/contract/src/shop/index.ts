export * from './shop.shapes.ts'
export * from './shop.words.ts'
export { shopSheet, StaffShop } from './staff-shop.service.ts'
