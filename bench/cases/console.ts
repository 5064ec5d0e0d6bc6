import { ReviewCase, StaffMember, type Method, type MethodInput } from '@guangquan/contract'
import { requestsOf, type Case } from './case.ts'

/** A call of staff. */
function staffRead<M extends Method>(name: string, method: M, inputs: readonly MethodInput<M>[]): Case {
  return {
    name: `console ${name}`,
    references: [],
    isOfStaff: true,
    requests: ({ staff }) => requestsOf(staff, method, inputs, 'everybody'),
  }
}

// Names that begin with the word, that contain it, and that no member has; and a number in full.
const keywords = ['影友', '影友1234', '567', '龘靐', '13800130001']

/** Lists that staff have open all day. */
export const consoleReads: Case[] = [
  staffRead('queue', ReviewCase.GetList, [{}, { kind: 'post' }, { cause: 'reports' }]),
  staffRead(
    'search of members',
    StaffMember.GetList,
    keywords.map((keyword) => ({ keyword })),
  ),
]
