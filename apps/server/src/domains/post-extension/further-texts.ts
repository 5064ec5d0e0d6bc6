import type { Queryable } from '../../db/client.ts'
import { queryKinds } from './kinds/kinds.ts'

/**
 * Searchable texts of posts besides their own rows, captions and tags, by post id. Does not check who may read them.
 */
export function loadFurtherTexts(
  db: Queryable,
  posts: readonly { id: string; publishType: number }[],
): Promise<Map<string, string>> {
  return queryKinds(posts, (kind, ofKind) => kind.loadSearchTexts?.(db, ofKind))
}
