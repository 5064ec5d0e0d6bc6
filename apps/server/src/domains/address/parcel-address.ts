import { ParcelAddress } from '@guangquan/contract'
import { maskPhone } from '@guangquan/rules/people/phone'
import type { Keys } from '../../crypto/derive-key.ts'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import { maskReceiver, maskRoom } from './address.view.ts'

/** Stores the address of a parcel, as of the time it was chosen, encrypted with a purpose of its own. */
export interface ParcelSeal {
  seal: (keys: Keys, id: string, address: ParcelAddress) => Buffer
  /** Null if nothing is sent or no address is chosen, and after the member was erased. */
  open: (keys: Keys, row: { id: string; address_cipher: Buffer | null }) => ParcelAddress | null
}

/** @param purpose as `sealed` of the domain names it */
export const parcelSeal = (purpose: string): ParcelSeal => ({
  seal: (keys, id, address) => encryptField(keys, purpose, id, JSON.stringify(address)),
  open: (keys, { id, address_cipher: cipher }) =>
    cipher === null ? null : ParcelAddress.parse(JSON.parse(decryptField(keys, purpose, id, cipher))),
})

/** An address as the console lists it. */
export function maskParcelAddress({ receiver, phone, place }: ParcelAddress): ParcelAddress {
  const [first = ''] = receiver
  return { receiver: `${first}**`, phone: maskPhone(phone), place: `${place.slice(0, 9)}***` }
}

/** An address as the member's own list of addresses shows it. */
export function maskOwnParcelAddress({ receiver, phone, place }: ParcelAddress): ParcelAddress {
  const [, where = '', postcode = ''] = /^(.*?)( \d{6})?$/s.exec(place) ?? []
  return {
    receiver: maskReceiver(receiver),
    phone: maskPhone(phone),
    place: maskRoom(where) + postcode,
  }
}
