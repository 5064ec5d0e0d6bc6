import type { ReviewCaseDetail } from '@guangquan/contract'
import * as z from 'zod'
import type { App } from '../../context.ts'
import { signedAvatarUrl } from '../media/index.ts'

/** Parts of a profile that changed, as they were before; a part that did not change is missing. */
const ChangedParts = z.object({
  avatar: z.string().nullable().optional(),
  nickName: z.string().optional(),
  introduction: z.string().optional(),
})

/** @param stored `profile_before` of a case */
export function changedParts(stored: unknown): z.infer<typeof ChangedParts> {
  return stored === null ? {} : ChangedParts.parse(stored)
}

interface Present {
  nickName: string
  introduction: string
  headPicUrl: string
}

/** The changed parts next to their present values. */
export function profileChange(app: App, stored: unknown, present: Present): ReviewCaseDetail['profile'] {
  const { avatar, nickName, introduction } = changedParts(stored)
  return {
    avatar:
      avatar === undefined ? null : { beforeUrl: signedAvatarUrl(app, avatar, 128), url: present.headPicUrl },
    nickName: nickName === undefined ? null : { before: nickName, now: present.nickName },
    introduction: introduction === undefined ? null : { before: introduction, now: present.introduction },
  }
}
