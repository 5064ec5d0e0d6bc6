import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const memberCatalogue = {
  errors: {
    NickNameTaken: { code: 2005, text: '昵称已被占用' },
    NickNameRefused: { code: 2015, text: '这个昵称不能使用' },
    NickNameTooSoon: { code: 2017, text: '昵称每 30 天只能修改一次，{until} 后可以再次修改' },
    BirthdayFixed: { code: 2028, text: '生日最多修改两次' },
    ClubCardTaken: { code: 2031, text: '该会员卡已绑定其他账号' },
    NickNameContact: { code: 2041, text: '昵称里不能有电话、微信等联系方式或网址' },
  },
  acts: {
    'accept-card': '认可会员卡',
    'refuse-card': '驳回会员卡',
  },
  targets: {
    member: '会员',
  },
  notices: {
    'club.bound': '你的会员卡已绑定',
    'club.refused': '你的会员卡没有通过审核',
  },
  files: {
    avatar: 2,
    background: 3,
  },
} as const satisfies DomainCatalogue
