import { ReviewCase, ReviewReason } from '@guangquan/contract'
import { buildCaseOfPost, buildReportWithMessages } from './build-case.ts'
import { buildAppealOfPost } from '../../../testing/appeals.ts'
import { callAs } from '../../../testing/call-as.ts'
import { staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import type { StaffBrowser } from '../../../testing/staff.ts'
import type { TestNode } from '../../../testing/test-app.ts'

const reason = { text: '图片模糊', kinds: ['post' as const], position: 90 }
const makeReason = (node: TestNode, staff: StaffBrowser) => callAs(node, staff, ReviewReason.Save, reason)

export const permissions = {
  'ReviewCase/GetList': staffOnly,
  'ReviewCase/Export': { ...staffOnly, write: { make: () => ({ reason: '统计' }) } },
  'ReviewCase/GetCounts': staffOnly,
  'ReviewCase/GetClaims': staffOnly,
  'ReviewCase/Get': staffOnly,
  'ReviewCase/Claim': staffOnly,
  'ReviewCase/Release': staffOnly,
  'ReviewCase/MaskPicture': staffOnly,
  'ReviewCase/SeeFormer': {
    ...staffOnly,
    write: { make: async (node) => ({ appealId: await buildAppealOfPost(node), reason: '核对申诉' }) },
  },
  'ReviewCase/SeeMessages': {
    ...staffOnly,
    write: { make: async (node) => ({ reportId: await buildReportWithMessages(node), reason: '核对举报' }) },
  },
  'ReviewCase/Decide': {
    ...staffOnly,
    write: {
      make: async (node) => {
        const { id, version } = await buildCaseOfPost(node)
        return { cases: [{ id, version }], decision: 'pass' }
      },
    },
  },
  'ReviewCase/Undo': {
    ...staffOnly,
    write: {
      make: async (node, _, staff) => {
        const { id, version } = await buildCaseOfPost(node)
        await callAs(node, staff, ReviewCase.Decide, { cases: [{ id, version }], decision: 'pass' })
        return { ids: [id] }
      },
    },
  },
  'ReviewReason/GetList': staffOnly,
  'ReviewReason/Export': { ...staffOnly, write: { make: () => ({ reason: '统计' }) } },
  'ReviewReason/Save': { ...staffOnly, write: { make: () => reason } },
  'ReviewReason/Remove': {
    ...staffOnly,
    write: {
      make: async (node, _, staff) => {
        const { id, version } = await makeReason(node, staff)
        return { id, version }
      },
    },
  },
} satisfies Record<string, Permission>
