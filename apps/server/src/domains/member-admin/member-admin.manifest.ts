import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { staffMemberMethods } from './member-admin.handlers.ts'

export const memberAdminManifest = {
  name: 'member-admin',
  handlers: { StaffMember: staffMemberMethods },
  noticeKinds: {
    'member.avatarReset': { tab: noticeTabs.system },
    'member.nickNameReset': { tab: noticeTabs.system },
    'member.introductionReset': { tab: noticeTabs.system },
  },
} satisfies Manifest
