import type { MethodRef } from '@guangquan/client'
import { api } from '../../platform/api.ts'
import { hasOverlay, nextMoment, applyResponse, type Overlay } from './overlay.ts'

// `publishStatus.deleted`; importing it from the contract would add zod to the first script.
const deletedStatus = 5

type AnyCall = Pick<MethodRef<never, unknown>, 'service' | 'method'>

/**
 * Starts watching a query: called when the request is sent; the returned function is called with the response. Posts,
 * comments and people changed here before the request then show the values of the response.
 */
export function watchResponse(call: AnyCall, input: unknown): (response: unknown) => void {
  const askedAt = nextMoment()
  return (response) => {
    if (!hasOverlay()) return
    const ownFollows = isOwnFollowList(call, input)
    visit(response, (part) => applyPart(part, { askedAt, ownFollows }))
  }
}

function applyPart(part: object, { askedAt, ownFollows }: { askedAt: number; ownFollows: boolean }): void {
  const id = textIn(part, 'id')
  if (id !== undefined) {
    applyResponse(`post:${id}`, { ...reactionsIn(part), ...removalIn(part) }, askedAt)
    applyResponse(`reply:${id}`, reactionsIn(part), askedAt)
  }
  // A tile of the wall. A comment has a `publishId` too, but its likes are its own.
  const publishId = textIn(part, 'publishId')
  if (publishId !== undefined && 'pictureCount' in part) {
    applyResponse(`post:${publishId}`, { ...reactionsIn(part), removed: false }, askedAt)
  }
  const authorId = textIn(part, 'authorId')
  if (authorId !== undefined) applyResponse(`user:${authorId}`, followIn(part, 'authorFollowState'), askedAt)
  const userId = textIn(part, 'userId')
  if (userId !== undefined) {
    const group = ownFollows ? groupIn(part) : {}
    applyResponse(`user:${userId}`, { ...followIn(part, 'followState'), ...group }, askedAt)
  }
}

const flags = ['isLike', 'isCollect', 'commentsClosed'] as const
const counts = ['likeCount', 'collectCount', 'replyCount', 'shareCount'] as const

function reactionsIn(part: object): Overlay {
  const found: Overlay = {}
  for (const flag of flags) {
    const value: unknown = Reflect.get(part, flag)
    if (typeof value === 'boolean') found[flag] = value
  }
  for (const count of counts) {
    const value: unknown = Reflect.get(part, count)
    if (typeof value === 'number') found[count] = value
  }
  return found
}

function removalIn(part: object): Overlay {
  const status: unknown = Reflect.get(part, 'status')
  return typeof status === 'number' ? { removed: status === deletedStatus } : {}
}

function followIn(part: object, name: 'followState' | 'authorFollowState'): Overlay {
  const followState: unknown = Reflect.get(part, name)
  return followState === 0 || followState === 1 || followState === 2 ? { followState } : {}
}

function groupIn(part: object): Overlay {
  const notifyPosts: unknown = Reflect.get(part, 'notifyPosts')
  return typeof notifyPosts === 'boolean' ? { isSpecial: Reflect.get(part, 'group') === 1, notifyPosts } : {}
}

// In another member's list these two fields do not concern the viewer.
function isOwnFollowList({ service, method }: AnyCall, input: unknown): boolean {
  const list = api.UserFollow.GetList
  if (service !== list.service || method !== list.method) return false
  return typeof input !== 'object' || input === null || !('userId' in input)
}

function textIn(part: object, name: string): string | undefined {
  const value: unknown = Reflect.get(part, name)
  return typeof value === 'string' ? value : undefined
}

function visit(value: unknown, see: (part: object) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) see(value)
  for (const inner of Object.values(value)) visit(inner, see)
}
