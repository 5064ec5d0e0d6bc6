import type { Database } from '../../db/client.ts'
import { termsHtml, type TermsText } from './terms-html.ts'
import { contestTerms } from './terms-text/contest.ts'
import { privacyTerms } from './terms-text/privacy.ts'
import { registrationTerms } from './terms-text/registration.ts'
import { storeTerms } from './terms-text/store.ts'
import { topics } from './topics.ts'

const allTerms: readonly TermsText[] = [registrationTerms, privacyTerms, contestTerms, storeTerms]

/**
 * Inserts missing topics and terms; safe to run at every start on every node. Changes by operators stay. A version of
 * the terms that members agreed to is never overwritten: a new text needs a new version.
 */
export async function seedSite(db: Database): Promise<void> {
  await db
    .insertInto('topic')
    .values([...topics])
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await db
    .insertInto('terms')
    .values(
      allTerms.map((terms) => ({
        id: `terms-${terms.termsType}-${terms.version}`,
        terms_type: terms.termsType,
        title: terms.title,
        version: terms.version,
        html: termsHtml(terms),
        effective_at: terms.effectiveAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['terms_type', 'version']).doNothing())
    .execute()
}
