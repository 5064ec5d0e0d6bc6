import { randomInt } from 'node:crypto'
import { inviteCodeAlphabet } from '@guangquan/rules/people/referral'

const letters = (count: number) =>
  Array.from({ length: count }, () => inviteCodeAlphabet.charAt(randomInt(inviteCodeAlphabet.length))).join(
    '',
  )

/** The code of a passport's public page: 60 bits, which nobody can guess. */
export const newPublicCode = (): string => letters(12)

/** The code of a transfer. */
export const newTransferCode = (): string => letters(10)

/** As compared, however it was typed. */
export const normaliseTransferCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')

/** As shown: `ABCDE-FGHJK`. */
export const shownTransferCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
