import { placeCode } from '../../../testing/accounts.ts'
import { byTicket, members, ownedBy, type Permission } from '../../../testing/permission-cases.ts'
import { toPhone } from '../../account/captcha/target.ts'

export const permissions = {
  'UserInfo/ExportData': byTicket((ticket) => ({ ticket })),
  'UserInfo/GetExport': members,
  'UserInfo/CheckDelete': members,
  'UserInfo/DeleteAccount': {
    ...ownedBy('members', {
      make: async (node, { phone }) => ({
        code: await placeCode(node, toPhone(phone), 1100),
        keepPosts: false,
      }),
      other: 'CaptchaWrong',
    }),
    write: {
      make: async (node, { phone }) => ({
        code: await placeCode(node, toPhone(phone), 1100),
        keepPosts: false,
      }),
      before: ['captcha_code'],
      endsSession: true,
    },
  },
} satisfies Record<string, Permission>
