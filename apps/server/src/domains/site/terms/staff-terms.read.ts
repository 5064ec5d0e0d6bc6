import type { MethodOutput, StaffTerms, TermsDraft, TermsVersion } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { currentTerms } from '../site.read.ts'
import { brandNames } from '../site-settings.ts'
import { nameCompany } from '../terms-html.ts'
import { htmlOfTerms, paragraphsOf, textOfTerms } from './terms-format.ts'
import { nextVersions } from './terms-version.ts'

/** Every version of a kind of terms, the newest first. */
export async function listVersions(
  { db, now }: Pick<StaffCtx, 'db' | 'now'>,
  { termsType }: { termsType: number },
): Promise<TermsVersion[]> {
  const [inForce] = await currentTerms(db, now, [termsType])
  const rows = await db
    .selectFrom('terms')
    .where('terms_type', '=', termsType)
    .select(['id', 'title', 'version', 'effective_at', 'published_by'])
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    version: row.version,
    effectiveTime: timeTextOf(row.effective_at),
    isInForce: row.version === inForce?.version,
    isScheduled: row.effective_at > now,
    publishedBy: row.published_by,
  }))
}

/** A version as members read it. @throws ContentNotFound */
export async function loadVersion(
  ctx: StaffCtx,
  { id }: { id: string },
): Promise<MethodOutput<typeof StaffTerms.Get>> {
  const row = await ctx.db
    .selectFrom('terms')
    .where('id', '=', id)
    .select(['title', 'version', 'html'])
    .executeTakeFirst()
  if (row === undefined) fail('ContentNotFound')
  const { html, ...version } = row
  return { ...version, paragraphs: paragraphsOf(nameCompany(html, await brandNames(ctx))) }
}

/** A text as members would read it. */
export async function previewTerms(
  ctx: StaffCtx,
  { text }: { text: string },
): Promise<MethodOutput<typeof StaffTerms.Preview>> {
  return { paragraphs: paragraphsOf(nameCompany(htmlOfTerms(text), await brandNames(ctx))) }
}

/** The draft of a kind of terms, or its initial text. */
export async function loadTermsDraft(
  { db }: { db: Queryable },
  { termsType }: { termsType: number },
): Promise<TermsDraft> {
  const draft = await db
    .selectFrom('terms_draft')
    .where('terms_type', '=', termsType)
    .selectAll()
    .executeTakeFirst()
  const next = await nextVersions(db, termsType)
  if (draft === undefined) {
    const last = await newestVersion(db, termsType)
    return {
      title: last?.title ?? '',
      text: textOfTerms(last?.html ?? ''),
      isMajor: false,
      version: 0,
      updatedBy: '',
      updateTime: null,
      ...next,
    }
  }
  return {
    title: draft.title,
    text: draft.body,
    isMajor: draft.is_major,
    version: draft.version,
    updatedBy: draft.updated_by,
    updateTime: timeTextOf(draft.updated_at),
    ...next,
  }
}

/** The newest version, also one that is not in force yet. */
function newestVersion(db: Queryable, termsType: number) {
  return db
    .selectFrom('terms')
    .where('terms_type', '=', termsType)
    .select(['title', 'html'])
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
