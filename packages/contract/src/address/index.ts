export * from './address.limits.ts'
export { addressTags, UserAddress, type UserAddressItem } from './user-address.service.ts'
