import { useTypes } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { buildShop } from '../../../testing/goods.ts'
import { buildMember } from '../../../testing/people.ts'
import {
  everybody,
  members,
  ownedBy,
  staffOnly,
  type OwnedCase,
  type Permission,
} from '../../../testing/permission-cases.ts'
import { buildFile } from '../../../testing/posts.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import {
  buildCall,
  buildExhibition,
  buildInvitation,
  buildNote,
  buildShownPost,
  buildSubmission,
  buildWork,
  callInput,
  exhibitionInput,
  submissionInput,
} from './build-gallery.ts'

const reason = '策展人看过原作'
const version = 1

const byStaff = (make: (node: TestNode) => Promise<Record<string, unknown>>): Permission => ({
  ...staffOnly,
  write: { make },
})
const own = (make: OwnedCase['make']) => ownedBy('members', { make, other: 'ContentNotFound' })

export const permissions = {
  'OnlineGallery/GetCurrent': everybody,
  'OnlineGallery/GetPastList': everybody,
  'OnlineGallery/GetYears': everybody,
  'OnlineGallery/GetWorks': everybody,
  'OnlineGallery/Visit': everybody,
  'OnlineGallery/GetBook': everybody,
  'OnlineGallery/WriteBook': {
    ...members,
    write: { make: async (node) => ({ id: await buildExhibition(node), text: '坐了很久' }) },
  },
  'OnlineGallery/DeleteBook': own(async (node, { browser }) => ({
    id: await buildNote(node, { exhibitionId: await buildExhibition(node), memberId: browser.userId }),
  })),
  'OnlineGallery/GetCalls': everybody,
  'OnlineGallery/GetOwnSubmissions': members,
  'OnlineGallery/Submit': {
    ...members,
    write: {
      make: async (node, { browser }) =>
        submissionInput(await buildCall(node), [await buildFile(node, browser)]),
    },
  },
  'OnlineGallery/SendOriginals': own(async (node, { browser }) => {
    const { id } = await buildSubmission(node, { browser, state: 4 })
    const fileId = await buildFile(node, browser)
    await node.app.db
      .updateTable('stored_file')
      .set({ use_type: useTypes.matchOriginal })
      .where('id', '=', fileId)
      .execute()
    return { id, fileIds: [fileId] }
  }),
  'OnlineGallery/Answer': own(async (node, { browser }) => ({
    id: (await buildInvitation(node, { browser })).id,
    agree: true,
  })),
  'OnlineGallery/TakeBack': own(async (node, { browser }) => ({
    id: (await buildInvitation(node, { browser, state: 2 })).id,
    leavesOn: dayOf(node.app.now()),
  })),
  'OnlineGallery/Withdraw': own(async (node, { browser }) => ({
    id: (await buildSubmission(node, { browser })).id,
  })),
  'StaffGallery/GetList': staffOnly,
  'StaffGallery/GetDetail': staffOnly,
  'StaffGallery/Create': byStaff(async (node) => exhibitionInput(node.app.now(), await buildShop(node))),
  'StaffGallery/Save': byStaff(async (node) => ({
    id: await buildExhibition(node),
    version,
    ...exhibitionInput(node.app.now(), await buildShop(node)),
  })),
  'StaffGallery/SetWorks': byStaff(async (node) => {
    const { fileId } = await buildSubmission(node, { browser: await buildMember(node), state: 2 })
    const work = { fileId, room: 0, title: '冰下气泡', caption: '', place: '', sizeText: '' }
    return { id: await buildExhibition(node), version, works: [work] }
  }),
  'StaffGallery/SetState': byStaff(async (node) => {
    const id = await buildExhibition(node, { stage: 0 })
    await buildWork(node, id)
    return { id, version, act: 'publish', reason }
  }),
  'StaffGallery/GetCalls': staffOnly,
  'StaffGallery/CreateCall': byStaff((node) => Promise.resolve(callInput(node.app.now()))),
  'StaffGallery/SaveCall': byStaff(async (node) => ({
    id: await buildCall(node),
    version,
    ...callInput(node.app.now()),
  })),
  'StaffGallery/SetCallState': byStaff(async (node) => ({
    id: await buildCall(node),
    version,
    act: 'close',
    reason,
  })),
  'StaffGallery/GetSubmissions': staffOnly,
  'StaffGallery/Decide': byStaff(async (node) => ({
    id: (await buildSubmission(node, { browser: await buildMember(node) })).id,
    version,
    decision: 'choose',
    reason,
  })),
  'StaffGallery/Mark': byStaff(async (node) => ({
    id: (await buildSubmission(node, { browser: await buildMember(node) })).id,
    mark: 3,
    note: '放在第一室',
  })),
  'StaffGallery/GetAlike': staffOnly,
  'StaffGallery/GetPost': staffOnly,
  'StaffGallery/Ask': byStaff(async (node) => {
    const { publishId, fileId } = await buildShownPost(node, await buildMember(node))
    return { id: await buildExhibition(node), publishId, fileIds: [fileId], note: '想挂在第一室' }
  }),
  'StaffGallery/AskNoMore': byStaff(async (node) => ({
    id: (await buildInvitation(node, { browser: await buildMember(node) })).id,
    version,
    reason,
  })),
  'StaffGallery/RequestContact': byStaff(async (node) => ({
    id: (await buildSubmission(node, { browser: await buildMember(node) })).id,
    reason,
  })),
  'StaffGallery/SeeContact': staffOnly,
  'StaffGallery/GetBook': staffOnly,
  'StaffGallery/DecideBook': byStaff(async (node) => {
    const { userId: memberId } = await buildMember(node)
    const id = await buildNote(node, { exhibitionId: await buildExhibition(node), memberId })
    return { id, show: true, reason }
  }),
} satisfies Record<string, Permission>
