import { StaffWord } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { callAs } from '../../../testing/call-as.ts'
import { staffOnly, type Permission, type WriteCase } from '../../../testing/permission-cases.ts'

const newWord = () => ({ word: `禁词${uuid().slice(-12)}`, action: 'review' }) as const
const stored: WriteCase['make'] = async (node, _, staff) => {
  const { id, version } = await callAs(node, staff, StaffWord.Create, newWord())
  return { id, version }
}

/** Who may call what of this domain. */
export const permissions = {
  'StaffWord/GetList': staffOnly,
  'StaffWord/GetCategoryList': staffOnly,
  'StaffWord/Try': staffOnly,
  'StaffWord/CountHits': staffOnly,
  'StaffWord/Create': { ...staffOnly, write: { make: newWord } },
  'StaffWord/Update': {
    ...staffOnly,
    write: { make: async (...all) => ({ ...(await stored(...all)), ...newWord() }) },
  },
  'StaffWord/Remove': { ...staffOnly, write: { make: stored } },
} satisfies Record<string, Permission>
