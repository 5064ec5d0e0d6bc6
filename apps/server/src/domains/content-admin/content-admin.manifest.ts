import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { staffPostMethods, staffReplyMethods, staffTopicMethods } from './content-admin.handlers.ts'
import { postExport, postSearch } from './posts.view.ts'
import { replyExport } from './replies.view.ts'

export const contentAdminManifest = {
  name: 'content-admin',
  handlers: { StaffPost: staffPostMethods, StaffReply: staffReplyMethods, StaffTopic: staffTopicMethods },
  exports: [postExport, replyExport],
  staffSearch: [postSearch],
  noticeKinds: {
    'post.topicsSet': { tab: noticeTabs.system },
    'reply.hidden': { tab: noticeTabs.system },
    'reply.shownAgain': { tab: noticeTabs.system },
  },
} satisfies Manifest
