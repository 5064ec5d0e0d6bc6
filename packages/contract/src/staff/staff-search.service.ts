import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { anyStaff } from '../wire/staff-access.ts'

/** What the global search finds, in the order of its results. */
export const foundKinds = [
  'member',
  'post',
  'camera',
  'lens',
  'topic',
  'word',
  'goods',
  'news',
  'circle',
] as const
export type FoundKind = (typeof foundKinds)[number]

/** Max rows of each kind. */
export const maxFoundOfKind = 5

export const StaffFound = z.object({
  kind: z.enum(foundKinds),
  id: z.string(),
  title: z.string(),
  /** Distinguishes rows with the same title; may be empty. */
  detail: z.string(),
})
export type StaffFound = z.infer<typeof StaffFound>

/** The global search of the console. */
export const StaffSearch = service('StaffSearch', {
  Find: method({
    summary: '按名字、文字、编号或社区里的网址查找会员、作品、器材、主题、敏感词；只找自己的角色打得开的',
    access: anyStaff,
    read: true,
    input: body({ text: z.string().trim().min(1).max(300) }),
    output: z.object({ items: z.array(StaffFound).max(foundKinds.length * maxFoundOfKind) }),
    errors: [],
  }),
})
