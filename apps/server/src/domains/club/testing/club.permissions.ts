import { members, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'UserInfo/BindClub': {
    ...members,
    write: {
      make: () => ({ clubCardNo: 'CG20180001', realName: '林小满', phone: '13800130001' }),
    },
  },
  'UserInfo/GetClubStatus': members,
} satisfies Record<string, Permission>
