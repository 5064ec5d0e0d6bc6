import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'

export const staffManifest = {
  name: 'staff',
  noticeKinds: { 'member.warned': { tab: noticeTabs.system } },
} satisfies Manifest
