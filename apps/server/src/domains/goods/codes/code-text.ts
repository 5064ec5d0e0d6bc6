import { randomInt } from 'node:crypto'
import { inviteCodeAlphabet } from '@guangquan/rules/people/referral'
import { blindIndex, blindIndexes, decryptField, encryptField } from '../../../crypto/field-cipher.ts'
import type { Keys } from '../../../crypto/derive-key.ts'

/** Purpose under which codes are encrypted and found. */
export const codePurpose = 'goods-code'

const [groups, groupLength] = [3, 4]

/** A new code: 59 bits, without characters that look alike. */
export function newCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () =>
      inviteCodeAlphabet.charAt(randomInt(inviteCodeAlphabet.length)),
    ).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** A code in the form that is compared, however it was typed. */
export const foldCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase()

export const codeIndex = (keys: Keys, code: string): Buffer => blindIndex(keys, codePurpose, foldCode(code))

export const codeIndexes = (keys: Keys, code: string): Buffer[] =>
  blindIndexes(keys, codePurpose, foldCode(code))

export const sealCode = (keys: Keys, id: string, code: string): Buffer =>
  encryptField(keys, codePurpose, id, code)

export const openCode = (keys: Keys, id: string, cipher: Buffer): string =>
  decryptField(keys, codePurpose, id, cipher)
