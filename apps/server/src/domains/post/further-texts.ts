import type { Queryable } from '../../db/client.ts'
import { askKinds } from './kinds/kinds.ts'

/** What search finds of posts beside their own rows, captions and tags, by post id. Who may read it is not asked. */
export function loadFurtherTexts(
  db: Queryable,
  posts: readonly { id: string; publishType: number }[],
): Promise<Map<string, string>> {
  return askKinds(posts, (kind, ofKind) => kind.loadSearchTexts?.(db, ofKind))
}
