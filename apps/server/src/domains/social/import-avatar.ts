import { useTypes } from '@guangquan/contract'
import * as z from 'zod'
import { defineJob } from '../../jobs/job.ts'
import { storeFile } from '../media/index.ts'
import { setFirstAvatar } from '../member/index.ts'
import { hasAvatar } from './has-avatar.ts'

/** Makes the provider's picture the avatar of a member without one. */
export const importAvatarJob = defineJob(
  'social.keepHead',
  z.object({ memberId: z.uuid(), headId: z.uuid() }),
  async ({ app, db, now }, { memberId, headId }) => {
    const row = await db
      .selectFrom('social_ticket')
      .where('head_id', '=', headId)
      .select('head')
      .executeTakeFirst()
    if (row?.head == null || (await hasAvatar(db, memberId))) return
    const fileId = await storeFile(app, memberId, row.head, {
      fileName: 'head.webp',
      useType: useTypes.avatar,
    })
    await db.transaction().execute((tx) => setFirstAvatar(app, tx, { memberId, fileId, now }))
  },
)
