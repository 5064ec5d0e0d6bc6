import { StaffNews, type MethodInput } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { everybody, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import type { StaffBrowser } from '../../../testing/staff.ts'
import type { TestNode } from '../../../testing/test-app.ts'

const news: MethodInput<typeof StaffNews.Create> = {
  type: 2,
  title: '国庆期间服务安排',
  summary: '',
  source: '澄光官方',
  body: '十月一日至三日，服务网点休息。',
  videoType: null,
  videoId: null,
  cover: null,
}

const create = (node: TestNode, staff: StaffBrowser) => callAs(node, staff, StaffNews.Create, news)

async function publish(node: TestNode, staff: StaffBrowser) {
  const { id, version } = await create(node, staff)
  return callAs(node, staff, StaffNews.SetState, { id, version, publish: true, reason: '到时间了' })
}

export const permissions = {
  'NewsInfo/GetList': everybody,
  'NewsInfo/Detail': everybody,
  'StaffNews/GetList': staffOnly,
  'StaffNews/Export': { ...staffOnly, write: { make: () => ({ reason: '盘点' }) } },
  'StaffNews/GetDetail': staffOnly,
  'StaffNews/Preview': staffOnly,
  'StaffNews/Upload': staffOnly,
  'StaffNews/Create': { ...staffOnly, write: { make: () => news } },
  'StaffNews/Save': {
    ...staffOnly,
    write: {
      make: async (node, _, staff) => {
        const { id, version } = await create(node, staff)
        return { id, ...news, version }
      },
    },
  },
  'StaffNews/SetState': {
    ...staffOnly,
    write: {
      make: async (node, _, staff) => {
        const { id, version } = await create(node, staff)
        return { id, publish: true, version, reason: '到时间了' }
      },
    },
  },
  'StaffNews/GetAnnouncements': staffOnly,
  'StaffNews/CountAudience': staffOnly,
  'StaffNews/Announce': {
    ...staffOnly,
    write: {
      make: async (node, owner, staff) => {
        const { id } = await publish(node, staff)
        return { id, audience: { kind: 'member', memberId: owner.browser.userId }, reason: '试发' }
      },
    },
  },
  'StaffNews/WithdrawAnnouncement': {
    ...staffOnly,
    write: {
      make: async (node, owner, staff) => {
        const { id } = await publish(node, staff)
        const audience = { kind: 'member', memberId: owner.browser.userId } as const
        const sent = await callAs(node, staff, StaffNews.Announce, { id, audience, reason: '试发' })
        return { announcementId: sent.id, reason: '发错了' }
      },
    },
  },
} satisfies Record<string, Permission>
