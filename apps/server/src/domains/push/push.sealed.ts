import type { SealedTable } from '../../db/reseal.ts'

export const pushPurposes = { key: 'push-key', device: 'push-device' } as const

export const pushSealed: SealedTable[] = [
  {
    table: 'push_key',
    key: ['name'],
    owner: 'name',
    ciphers: [{ column: 'private_cipher', purpose: pushPurposes.key }],
    indexes: [],
  },
  {
    table: 'push_device',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'content_cipher', purpose: pushPurposes.device }],
    indexes: [],
  },
]
