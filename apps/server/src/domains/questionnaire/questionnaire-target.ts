import { questionnaireStages } from '@guangquan/contract'
import type { SiteHref } from '@guangquan/routes/link'
import { sql } from 'kysely'
import { sitePictureUrl } from '../site-picture/index.ts'
import type { TargetPart } from '../target/index.ts'
import { questionnaireTargetName } from './questionnaire-target-name.ts'

/** Questionnaires as targets of notices. */
export const questionnaireTarget: TargetPart = {
  name: questionnaireTargetName,
  findOwner: () => Promise.resolve(undefined),
  isReadable: (id) =>
    sql`exists (select from questionnaire where questionnaire.id = ${id} and questionnaire.stage > 0)`,
  loadSubjects: async ({ app, db }, ids) => {
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom('questionnaire')
            .where('id', 'in', [...ids])
            .where('stage', '>', questionnaireStages.draft)
            .select(['id', 'title', 'cover_small_path'])
            .execute()
    return new Map(
      rows.map(({ id, title, cover_small_path: cover }) => {
        const path: SiteHref = `/questionnaire?id=${id}`
        const coverUrl = cover === null ? null : sitePictureUrl(app, cover)
        const empty = { category: null, publishType: null, anchor: null }
        const name = `《${title}》`
        return [id, { name, title: name, quote: '', link: { ...empty, path, id, title, coverUrl } }]
      }),
    )
  },
}
