import * as z from 'zod'
import { id, timeText } from '../shapes/text.ts'

/** Signs that inviter and invited member are one person, with their names in the console. */
export const referralSignNames = {
  address: '网络地址相同',
  device: '设备也相同',
  picture: '传过同一张照片',
  deleted: '7 天内删了作品',
} as const

export const referralSigns = [
  'address',
  'device',
  'picture',
  'deleted',
] as const satisfies readonly (keyof typeof referralSignNames)[]
export type ReferralSign = (typeof referralSigns)[number]

export const referralStateNames = { 1: '已注册', 2: '邀请成功', 3: '已失效' } as const

export const StaffReferralItem = z.object({
  inviterId: id,
  inviterName: z.string(),
  /** Also the id of the invitation: a member is invited only once. */
  inviteeId: id,
  inviteeName: z.string(),
  registerTime: timeText,
  state: z.literal([1, 2, 3]),
  signs: z.array(z.enum(referralSigns)),
  /** Null unless the rewards are withheld. */
  withheldTime: timeText.nullable(),
  withheldBy: z.string(),
})
export type StaffReferralItem = z.infer<typeof StaffReferralItem>
