import { feedbackClosers, feedbackStates, type FeedbackState, type FeedbackType } from '@guangquan/contract'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPerson } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { changeFeedback, insertFeedback } from '../feedback.store.ts'

const hourMs = 3600_000
const staffName = '客服小澄'

interface DemoFeedback {
  person: string
  type: FeedbackType
  hoursAgo: number
  text: string
  contact?: string
  state: FeedbackState
  replies?: readonly { isStaff: boolean; hoursAgo: number; text: string }[]
}

/** Tickets in every state. */
const demoFeedback: readonly DemoFeedback[] = [
  {
    person: '林小满',
    type: 1,
    hoursAgo: 700,
    text: '照片页能不能按焦段筛选？我想看看大家用 35mm 拍的街头。',
    state: 4,
    replies: [
      {
        isStaff: true,
        hoursAgo: 690,
        text: '谢谢你的建议。照片页的筛选里选「焦段」，就能只看 35mm 的照片。',
      },
      { isStaff: false, hoursAgo: 688, text: '找到了，正是我要的，谢谢！' },
    ],
  },
  {
    person: '林小满',
    type: 3,
    hoursAgo: 76,
    text: '澄光 C1 Pro 的取景器里有一条细细的灰线，换镜头后还在，照片上没有。要送修吗？',
    contact: '13900002468',
    state: 3,
    replies: [
      {
        isStaff: true,
        hoursAgo: 50,
        text: '你好，照片上没有，多半是取景器的对焦屏进了纤维。可以带到最近的维修服务网点免费清洁，大约半小时，不用预约。',
      },
    ],
  },
  {
    person: '林小满',
    type: 4,
    hoursAgo: 30,
    text: '用金币兑换的背带收到了，包装盒压坏了一个角，东西没有问题，只是想告诉你们一声。',
    state: 2,
  },
  {
    person: '林小满',
    type: 2,
    hoursAgo: 5,
    text: '手机上写评论时，输入法弹出来以后看不到正在写的那一行，要往上拖一下才行。',
    state: 1,
  },
  {
    person: '沈一白',
    type: 5,
    hoursAgo: 52,
    text: '想在社区里办一次线下的看片会，场地和设备我们自己有，请问需要提前和谁联系？',
    contact: 'shenyibai@example.com',
    state: 1,
  },
]

export const feedbackDemo: DemoPart = {
  addRows: async ({ app, plan }, tx) => {
    const random = makeRandom('feedback')
    const timeOf = (hoursAgo: number) => new Date(plan.now.getTime() - hoursAgo * hourMs)
    const staffId = demoId(random, timeOf(200 * 24))
    for (const { person, type, text, contact = '', state, hoursAgo, replies = [] } of demoFeedback) {
      const at = timeOf(hoursAgo)
      const id = demoId(random, at)
      const memberId = demoPerson(person).id
      await insertFeedback(app.env, tx, { id, memberId, type, text, contact, fileIds: [], at })
      await insertRows(
        tx,
        'feedback_reply',
        replies.map((reply) => ({
          id: demoId(random, timeOf(reply.hoursAgo)),
          feedback_id: id,
          text: reply.text,
          created_at: timeOf(reply.hoursAgo),
          ...(reply.isStaff ? { staff_id: staffId, staff_name: staffName } : {}),
        })),
      )
      if (state === feedbackStates.waiting) continue
      const last = timeOf(replies.at(-1)?.hoursAgo ?? hoursAgo - 1)
      const closed = { closed_by: feedbackClosers.member, closed_at: last }
      await changeFeedback(
        tx,
        { id, version: 1 },
        {
          state,
          staff_name: staffName,
          at: last,
          ...(state === feedbackStates.closed ? closed : {}),
        },
      )
    }
  },
}
