import type { PublishCard, PublishItem, ReportType } from '@guangquan/contract'
import { createStore } from '@guangquan/ui'
import { promptSignIn } from '../sign-in/prompt-sign-in.ts'
import { currentUser } from '../../platform/session/session.ts'
import type { PhotoList } from '../lists/photo-list.ts'

/** The post whose share dialog is open, or null. */
export const sharedPost = createStore<PublishCard | null>(null)

/** A choice after an action: the group of a new follow, the folder of a collected post. */
export type FollowUp = { act: 'follow'; userId: string; name: string } | { act: 'collect'; postId: string }

/** The pending follow-up, or null. */
export const followUp = createStore<FollowUp | null>(null)

/** Opens the share dialog of a post: link, poster with QR code. */
export function openShare(post: PublishCard): void {
  sharedPost.set(post)
}

/** What is being reported: a kind of `reportTypes` and its id. */
export interface ReportTarget {
  reportType: ReportType
  targetId: string
  /** There are private messages with the member, which may be shown to staff. */
  hasMessages?: boolean
}

/** What is being reported; null while the dialog is closed. */
export const reportTarget = createStore<ReportTarget | null>(null)

/** Opens the report dialog; visitors are asked to sign in. */
export function openReport(target: ReportTarget): void {
  if (currentUser() === null) promptSignIn('登录后可以举报')
  else reportTarget.set(target)
}

/** The photographs shown in the viewer. */
export interface ViewerContent {
  publishId: string
  /** Known already where its page is open. */
  post?: PublishItem
  /** Index of the photograph, from 0. */
  frame: number
  /** Opens with the critiques shown, and this one selected. */
  critique?: { id?: string }
  /** The list it was opened from, whose photographs follow one another, and the tile in it. */
  list?: PhotoList
  tile?: string
}

/** Content of the viewer, or null. */
export const viewerContent = createStore<ViewerContent | null>(null)
