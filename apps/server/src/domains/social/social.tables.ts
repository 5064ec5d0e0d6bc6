import type { SealedTable } from '../../db/reseal.ts'

export const ownedTables = ['social_binding', 'social_flow', 'social_ticket', 'social_scan'] as const

/** Columns that key rotation re-encrypts. Flows, tickets and scans simply expire within minutes. */
export const sealedTables: readonly SealedTable[] = [
  {
    table: 'social_binding',
    key: ['member_id', 'provider'],
    owner: 'member_id',
    ciphers: [
      { column: 'union_cipher', purpose: 'social-union' },
      { column: 'token_cipher', purpose: 'social-token' },
    ],
    indexes: [
      {
        column: 'union_index',
        purpose: 'social-union',
        cipher: 'union_cipher',
        textOf: (union, row) => `${String(row['provider'])}|${union}`,
      },
    ],
  },
]

export const tablesReadBy = { social_binding: ['growth'] } as const
