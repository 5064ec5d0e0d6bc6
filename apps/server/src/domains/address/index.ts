export { addressSealed } from './address.sealed.ts'
/** Encrypts what an address holds, as its row keeps it. For data that does not come by the wire. */
export { sealContent } from './address.store.ts'
export { collectAddresses, eraseAddresses } from './own-addresses.ts'
