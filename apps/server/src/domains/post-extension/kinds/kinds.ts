import { fieldSentences, type DraftInput, type EditInput, type PublishInput } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { extensionPoint } from '../../../extension-point.ts'
import { fail } from '../../../fail.ts'
import { wordReplacer } from '../../../moderation/judge-text.ts'
import type { PostKind } from './post-kind.ts'

/** Every kind of post; each belongs to a domain above this one. */
export const postKinds = extensionPoint<readonly PostKind[]>('postKinds')

/** The kind of a post; undefined for one this program does not know. */
export function kindOf(publishType: number): PostKind | undefined {
  return postKinds.get().find((kind) => kind.publishType === publishType)
}

/** Lets its kind prepare an input, before the transaction of the write. @throws BadInput for an unknown kind */
export async function prepareInput(
  ctx: MemberCtx,
  input: PublishInput | DraftInput | EditInput,
  use: { isDraft: boolean },
): Promise<void> {
  const kind = kindOf(input.publishType)
  if (kind === undefined) fail('BadInput', { fields: { publishType: fieldSentences.publishType } })
  await kind.prepareInput?.(ctx, input, use)
}

/** An input of a member without the words to replace of the word list. */
export async function replaceInputWords<I extends PublishInput | EditInput>(
  ctx: MemberCtx,
  input: I,
): Promise<I> {
  const kind = kindOf(input.publishType)
  if (kind === undefined) return input
  const replace = await wordReplacer(ctx)
  const replaced = kind.replaceTexts(input, replace)
  return { ...replaced, place: replace(replaced.place) }
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
