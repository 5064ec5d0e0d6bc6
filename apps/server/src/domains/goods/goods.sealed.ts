import type { SealedTable } from '../../db/reseal.ts'
import { codePurpose, foldCode } from './codes/code-text.ts'
import { addressPurpose } from './order/order-address.ts'

export const goodsSealed: SealedTable[] = [
  {
    table: 'goods_order',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'address_cipher', purpose: addressPurpose }],
    indexes: [],
  },
  {
    table: 'goods_code',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'code_cipher', purpose: codePurpose }],
    indexes: [
      { column: 'code_index', purpose: codePurpose, cipher: 'code_cipher', textOf: (text) => foldCode(text) },
    ],
  },
]
