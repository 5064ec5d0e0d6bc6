/** Encrypts what an address holds, as its row keeps it. For data that does not come by the wire. */
export { sealContent } from './address.store.ts'
