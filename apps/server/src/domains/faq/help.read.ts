import { faqLimits, type ServiceHelp } from '@guangquan/contract'
import { sql, type Selectable } from 'kysely'
import { memoizeMade } from '../../cache/memoize.ts'
import type { Ctx } from '../../context.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import type { FaqEntry } from '../../db/tables.gen.ts'
import { parseTextOnly } from '../news/index.ts'
import { serviceTexts } from './service-texts.ts'

type ShownRow = Pick<Selectable<FaqEntry>, 'id' | 'category' | 'question' | 'answer' | 'version'>

/** The texts of the page, and all open entries in their order. */
export async function getHelp(ctx: Ctx): Promise<ServiceHelp> {
  const { app, db } = ctx
  const [texts, rows] = await Promise.all([serviceTexts.read(ctx), openEntries(db, {})])
  const faq = await Promise.all(
    rows.map(async ({ id, category, question, answer, version }) => ({
      id,
      category,
      question,
      html: await answerHtml(app, `${id} ${version}`, answer),
    })),
  )
  return { ...texts, faq }
}

const openEntries = preparedQuery<Record<string, never>, ShownRow>('faq.open', (db) =>
  db
    .selectFrom('faq_entry')
    .select(['id', 'category', 'question', 'answer', 'version'])
    .where('is_open', '=', true)
    .orderBy('category')
    .orderBy('sort')
    .orderBy('id')
    .limit(sql.lit(faqLimits.shown)),
)

// Every change has another version, so a key never stands for two texts.
const answerHtml = memoizeMade(
  { name: 'faq_answers', max: 2 * faqLimits.shown, ttlMs: 3600_000 },
  async (_app, answer: string) => (await parseTextOnly(answer)) ?? '',
)
