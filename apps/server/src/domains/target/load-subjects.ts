import type { MemberCtx } from '../../context.ts'
import { targetNamed, type TargetSubject } from './target-kind.ts'

/** Subjects of notices for targets of several kinds, by id: a few queries per kind. */
export async function loadTargetSubjects(
  ctx: MemberCtx,
  targets: readonly { kind: string; id: string }[],
): Promise<Map<string, TargetSubject>> {
  const byKind = [...Map.groupBy(targets, ({ kind }) => kind)]
  const loaded = await Promise.all(
    byKind.map(async ([kind, ofKind]) => {
      const ids = [...new Set(ofKind.map(({ id }) => id))]
      return (await targetNamed(kind)?.loadSubjects?.(ctx, ids)) ?? []
    }),
  )
  return new Map(loaded.flatMap((subjects) => [...subjects]))
}
