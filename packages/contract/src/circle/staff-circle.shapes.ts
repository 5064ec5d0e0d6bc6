import * as z from 'zod'
import { circleAudit, circleState } from './circle.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

export const StaffCircleItem = z.object({
  id,
  title: z.string(),
  coverUrl: z.string(),
  status: circleState,
  applyAuditSetting: circleAudit,
  memberCount: z.int(),
  publishCount: z.int(),
  ownerId: id,
  ownerName: z.string(),
  /** Held by the site, because nobody owns it. */
  isHeld: z.boolean(),
  waits: z.object({ creation: z.boolean(), change: z.boolean(), dissolution: z.boolean() }),
  /** Open reports about it. */
  reportCount: z.int(),
  dissolveTime: timeText.nullable(),
  createTime: timeText,
  version: z.int(),
})
export type StaffCircleItem = z.infer<typeof StaffCircleItem>

/** A request to dissolve a circle of 100 members or more. */
export const CircleDissolution = z.object({
  id,
  /** Requested by its owner; otherwise by staff. */
  byOwner: z.boolean(),
  requesterName: z.string(),
  isOwn: z.boolean(),
  reason: z.string(),
  state: z.enum(['waiting', 'approved', 'refused', 'expired']),
  deciderName: z.string().nullable(),
  decisionReason: z.string(),
  createTime: timeText,
  expireTime: timeText,
})
export type CircleDissolution = z.infer<typeof CircleDissolution>

export const StaffCircleDetail = StaffCircleItem.extend({
  summary: z.string(),
  rules: z.string(),
  question: z.string(),
  topics: z.array(z.string()),
  announcement: z.string(),
  stateReason: z.string(),
  waitingCount: z.int(),
  team: z.array(
    z.object({ memberId: id, nickName: z.string(), role: z.int(), lastActiveTime: timeText.nullable() }),
  ),
  change: z
    .object({ id, title: z.string(), coverUrl: z.string(), createTime: timeText, byName: z.string() })
    .nullable(),
  offer: z
    .object({
      toId: id,
      toName: z.string(),
      isSuccession: z.boolean(),
      state: z.int(),
      createTime: timeText,
      expireTime: timeText,
    })
    .nullable(),
  dissolution: CircleDissolution.nullable(),
})
export type StaffCircleDetail = z.infer<typeof StaffCircleDetail>

/** A line of a circle's history, for staff. */
export const StaffCircleLine = z.object({
  id,
  act: z.string(),
  actorId: id.nullable(),
  actorName: z.string(),
  targetId: id.nullable(),
  targetName: z.string(),
  publishId: id.nullable(),
  note: z.string(),
  isUndone: z.boolean(),
  time: timeText,
})
export type StaffCircleLine = z.infer<typeof StaffCircleLine>

/** How often one member marked posts of another as essence. */
export const EssenceGiver = z.object({
  fromId: id,
  fromName: z.string(),
  toId: id,
  toName: z.string(),
  count: z.int(),
  rewarded: z.int(),
})
export type EssenceGiver = z.infer<typeof EssenceGiver>
