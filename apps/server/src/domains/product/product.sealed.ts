import type { SealedTable } from '../../db/reseal.ts'
import { applicationAddressPurpose } from './activity/application.view.ts'

/** Purpose under which numbers of products are encrypted and found. */
export const serialPurpose = 'product-serial'

export const productSealed: SealedTable[] = [
  {
    table: 'product_serial',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'serial_cipher', purpose: serialPurpose }],
    indexes: [{ column: 'serial_index', purpose: serialPurpose, cipher: 'serial_cipher' }],
  },
  {
    table: 'product_application',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'address_cipher', purpose: applicationAddressPurpose }],
    indexes: [],
  },
]
