import { StaffWord } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { callAs } from '../../../testing/call-as.ts'
import { staffOnly, type Permission, type WriteCase } from '../../../testing/permission-cases.ts'

const newWord = () => ({ word: `禁词${uuid().slice(-12)}`, action: 'review' }) as const
const newCsv = () => `词,处理,替换为,分类,备注\n${newWord().word},审核,,,\n`
const stored: WriteCase['make'] = async (node, _, staff) => {
  const { id, version } = await callAs(node, staff, StaffWord.Create, newWord())
  return { id, version }
}

export const permissions = {
  'StaffWord/GetList': staffOnly,
  'StaffWord/GetCategoryList': staffOnly,
  'StaffWord/Try': staffOnly,
  'StaffWord/CountHits': staffOnly,
  'StaffWord/Export': { ...staffOnly, write: { make: () => ({ reason: '备份' }) } },
  'StaffWord/CheckImport': staffOnly,
  'StaffWord/Import': { ...staffOnly, write: { make: () => ({ csv: newCsv(), reason: '新名单' }) } },
  'StaffWord/Create': { ...staffOnly, write: { make: newWord } },
  'StaffWord/Update': {
    ...staffOnly,
    write: { make: async (...all) => ({ ...(await stored(...all)), ...newWord() }) },
  },
  'StaffWord/Remove': { ...staffOnly, write: { make: stored } },
} satisfies Record<string, Permission>
