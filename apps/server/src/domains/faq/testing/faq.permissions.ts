import { StaffFaq, type MethodInput } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { everybody, staffOnly, type Permission } from '../../../testing/permission-cases.ts'

const entry: MethodInput<typeof StaffFaq.Create> = {
  category: 3,
  question: '在哪里看保修期？',
  answer: '在「我的产品」里打开这件产品。',
  sort: 10,
  isOpen: true,
}

export const permissions = {
  'CustomerService/GetHelp': everybody,
  'StaffFaq/GetList': staffOnly,
  'StaffFaq/Export': { ...staffOnly, write: { make: () => ({ reason: '核对答案' }) } },
  'StaffFaq/Create': { ...staffOnly, write: { make: () => entry } },
  'StaffFaq/Save': {
    ...staffOnly,
    write: {
      make: async (node, _, staff) => {
        const { id, version } = await callAs(node, staff, StaffFaq.Create, entry)
        return { id, ...entry, version }
      },
    },
  },
} satisfies Record<string, Permission>
