import { PresentAddress } from '@guangquan/contract'
import { maskPhone } from '@guangquan/rules/phone'
import type { Keys } from '../../crypto/derive-key.ts'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import { addressPurpose } from './present.sealed.ts'

export function sealAddress(keys: Keys, presentId: string, address: PresentAddress): Buffer {
  return encryptField(keys, addressPurpose, presentId, JSON.stringify(address))
}

/** Null before the member chose one, and after they were erased. */
export function openAddress(
  keys: Keys,
  { id, address_cipher: cipher }: { id: string; address_cipher: Buffer | null },
): PresentAddress | null {
  if (cipher === null) return null
  return PresentAddress.parse(JSON.parse(decryptField(keys, addressPurpose, id, cipher)))
}

/** An address as the console lists it. */
export function maskAddress({ receiver, phone, place }: PresentAddress): PresentAddress {
  const [first = ''] = receiver
  return { receiver: `${first}**`, phone: maskPhone(phone), place: `${place.slice(0, 9)}***` }
}
