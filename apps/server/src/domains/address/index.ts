export { addressSealed } from './address.sealed.ts'
/** Adds an address. For data that does not come by the wire, with a context of its owner. */
export { addAddress, type AddressInput } from './save-address.ts'
export { collectAddresses, eraseAddresses } from './own-addresses.ts'
