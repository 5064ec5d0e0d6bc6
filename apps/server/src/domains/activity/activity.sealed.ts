import type { SealedTable } from '../../db/reseal.ts'

/** Purpose under which names of guests and answers of a form are encrypted. */
export const answersPurpose = 'enrolment-answers'

export const activitySealed: SealedTable[] = [
  {
    table: 'enrolment',
    key: ['id'],
    owner: 'id',
    ciphers: [{ column: 'answers_cipher', purpose: answersPurpose }],
    indexes: [],
  },
]
