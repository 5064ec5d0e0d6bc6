export { addressTags, UserAddress, type UserAddressItem } from './user-address.service.ts'
