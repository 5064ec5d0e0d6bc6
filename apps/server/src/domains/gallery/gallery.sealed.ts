import * as z from 'zod'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import type { SealedTable } from '../../db/reseal.ts'
import type { Env } from '../../env.ts'

/** Purpose under which names and phones of submissions are encrypted. */
const contactPurpose = 'gallery-contact'

export const gallerySealed: SealedTable[] = [
  {
    table: 'gallery_submission',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'contact_cipher', purpose: contactPurpose }],
    indexes: [],
  },
]

const stored = z.object({ realName: z.string(), phone: z.string() })
export type Contact = z.output<typeof stored>

export const sealContact = (env: Env, submissionId: string, contact: Contact): Buffer =>
  encryptField(env, contactPurpose, submissionId, JSON.stringify(contact))

export const openContact = (env: Env, row: { id: string; contact_cipher: Buffer | null }): Contact | null =>
  row.contact_cipher === null
    ? null
    : stored.parse(JSON.parse(decryptField(env, contactPurpose, row.id, row.contact_cipher)))
