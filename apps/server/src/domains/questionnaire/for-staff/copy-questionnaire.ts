import { questionnaireStages, type StaffQuestionnaireDetail } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { lockQuestionnaire } from '../questionnaire.store.ts'
import { findModelIds, findOptionPictures, setParts } from './place-parts.ts'
import { newPreviewToken } from './save-questionnaire.ts'
import { getStaffQuestionnaire } from './staff-questionnaires.read.ts'

const dayMs = 24 * 3600_000

/**
 * Copies a questionnaire as a draft that begins now and runs for the same time. The copy has the same origin: members
 * rewarded for one of them are not rewarded again.
 * @throws ContentNotFound
 */
export async function copyQuestionnaire(
  ctx: StaffCtx,
  { id }: { id: string },
): Promise<StaffQuestionnaireDetail> {
  const copyId = uuid()
  return inTransaction(ctx, async (tx) => {
    const row = await lockQuestionnaire(tx, id)
    const lasts = Math.max(dayMs, row.end_time.getTime() - row.start_time.getTime())
    await tx
      .insertInto('questionnaire')
      .values({
        id: copyId,
        origin_id: row.origin_id,
        title: row.title,
        intro: row.intro,
        cover_file_id: row.cover_file_id,
        cover_path: row.cover_path,
        cover_small_path: row.cover_small_path,
        start_time: ctx.now,
        end_time: new Date(ctx.now.getTime() + lasts),
        audience: row.audience,
        min_level: row.min_level,
        activity_id: row.activity_id,
        circle_id: row.circle_id,
        is_anonymous: row.is_anonymous,
        one_per_user: row.one_per_user,
        coins: row.coins,
        gift_id: row.gift_id,
        show_result: row.show_result,
        quota: row.quota,
        questions: JSON.stringify(row.questions),
        stage: questionnaireStages.draft,
        preview_token: newPreviewToken(),
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .execute()
    const pictures = await findOptionPictures(tx, id)
    await setParts(tx, copyId, { productIds: await findModelIds(tx, id), pictures })
    await auditAct(ctx, tx, {
      act: 'questionnaire.copied',
      targetKind: 'questionnaire',
      targetId: copyId,
      after: { title: row.title, source: id },
    })
    return getStaffQuestionnaire({ ...ctx, db: tx }, { id: copyId })
  })
}
