/** Encrypts the content of an address for its row. For data that does not come through the API. */
export { sealContent } from './address.store.ts'
