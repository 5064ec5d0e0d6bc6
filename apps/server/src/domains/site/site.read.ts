import type { MethodOutput, SysBaseInfo } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { brandNames } from './site-settings.ts'
import { nameCompany } from './terms-html.ts'

/** Topics offered for this use, in their order, each with its number of posts. */
export async function listTopics(
  ctx: Ctx,
  use: number,
): Promise<MethodOutput<typeof SysBaseInfo.GetTopicList>> {
  return ctx.db
    .selectFrom('topic')
    .where((eb) => eb(eb.val(use), '=', eb.fn.any('used_for')))
    .where('is_open', '=', true)
    .select(['id', 'name', 'cover', 'use_count as count'])
    .orderBy('sort')
    .execute()
}

/** Terms of a kind, in force now and before, newest first. */
export async function listTerms(
  ctx: Ctx,
  termsType: number,
): Promise<MethodOutput<typeof SysBaseInfo.GetTermsInfoList>> {
  const names = await brandNames(ctx)
  const rows = await ctx.db
    .selectFrom('terms')
    .where('terms_type', '=', termsType)
    .where('effective_at', '<=', ctx.now)
    .select(['id', 'title', 'version', 'html', 'effective_at'])
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, title, version, html, effective_at }) => ({
    id,
    title,
    version,
    html: nameCompany(html, names),
    effectiveTime: timeTextOf(effective_at),
  }))
}

export interface CurrentTerms {
  termsType: number
  version: string
  title: string
  /** Before `nameCompany`. */
  html: string
}

/** The terms in force of each of these kinds; a kind without any is missing. */
export async function currentTerms(
  db: Queryable,
  now: Date,
  termsTypes: readonly number[],
): Promise<CurrentTerms[]> {
  return db
    .selectFrom('terms')
    .distinctOn('terms_type')
    .where('terms_type', 'in', termsTypes)
    .where('effective_at', '<=', now)
    .select(['terms_type as termsType', 'title', 'version', 'html'])
    .orderBy('terms_type')
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
