import { targetTypes } from '@guangquan/contract'
import { ownTarget, type TargetPart } from '../target/index.ts'
import { exhibitionWorkName, submissionTargetName } from './gallery-target-name.ts'
import { collectWork, likeWork, shareWork } from './marks.ts'

/** Exhibited works as targets of likes, collections and shares. The site shows them: no member hears of a like. */
export const workTarget: TargetPart = {
  name: exhibitionWorkName,
  targetTypes: [targetTypes.exhibitionWork],
  findOwner: () => Promise.resolve(undefined),
  like: likeWork,
  collect: collectWork,
  share: shareWork,
}

/** Submissions as targets of notices to their members. */
export const submissionTarget = ownTarget({
  name: submissionTargetName,
  table: 'gallery_submission',
  load: async ({ db }, ids) => {
    const rows = await db
      .selectFrom('gallery_submission')
      .where('id', 'in', [...ids])
      .select(['id', 'title'])
      .execute()
    return rows.map(({ id, title }) => ({
      id,
      path: '/user/store-activity/release',
      title: `《${title}》`,
      coverUrl: '',
    }))
  },
})
