import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { StaffTopicItem, topicName } from '../../shapes/staff-content.ts'
import { staff } from '../../staff.ts'

/** The fixed list of topics. */
export const StaffTopic = service('StaffTopic', {
  GetList: method({
    summary: '全部主题，按显示的顺序',
    access: staff('moderator'),
    read: true,
    input: body(pageInput),
    output: pageOf(StaffTopicItem),
    errors: [],
  }),
  Save: method({
    summary: '修改主题的名称、顺序和开放；关闭的主题不再可选，已有的作品保留',
    access: staff('moderator'),
    write: true,
    input: writeBody({
      id: z.string().max(40),
      name: topicName,
      sort: z.int().min(0).max(1000),
      isOpen: z.boolean(),
      version: z.int(),
    }),
    output: StaffTopicItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
})
