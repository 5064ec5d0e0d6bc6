import { extensionPoint } from '../../../extension-point.ts'
import type { PostKind } from './post-kind.ts'

/** Every kind of post; each belongs to a domain above this one. */
export const postKinds = extensionPoint<readonly PostKind[]>('postKinds')

/** The kind of a post; undefined for one this program does not know. */
export function kindOf(publishType: number): PostKind | undefined {
  return postKinds.get().find((kind) => kind.publishType === publishType)
}

/** Queries each kind that supports it about its own posts: one call per kind, for any number of posts. */
export async function queryKinds<T>(
  posts: readonly { id: string; publishType: number }[],
  query: (kind: PostKind, ids: readonly string[]) => Promise<Map<string, T>> | undefined,
): Promise<Map<string, T>> {
  const responses = await Promise.all(
    [...Map.groupBy(posts, (post) => post.publishType)].map(async ([publishType, ofKind]) => {
      const kind = kindOf(publishType)
      const ids = ofKind.map((post) => post.id)
      return (kind && (await query(kind, ids))) ?? new Map<string, T>()
    }),
  )
  return new Map(responses.flatMap((response) => [...response]))
}
