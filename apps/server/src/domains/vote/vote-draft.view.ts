import { voteResults, type DraftPartOf, type VoteDraft } from '@guangquan/contract'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { loadUploadedFiles } from '../upload/index.ts'

const StoredVote = z.object({
  options: z.array(z.object({ text: z.string(), fileId: z.uuid().nullable() })).catch([]),
  max: z.int().catch(1),
  endTime: z.string().catch(''),
  showResult: z.int().catch(voteResults.afterChoosing),
  canChange: z.boolean().catch(true),
})

/** Options of a draft of a vote. */
export function countDraftOptions(part: unknown): number {
  return StoredVote.parse(part ?? {}).options.length
}

/** The votes of drafts as the editor opens them. */
export async function loadVoteDrafts(
  ctx: MemberCtx,
  parts: ReadonlyMap<string, unknown>,
): Promise<Map<string, DraftPartOf<'vote'>>> {
  const stored = [...parts].map(([id, part]) => ({ id, vote: StoredVote.parse(part ?? {}) }))
  const files = await loadUploadedFiles(
    ctx,
    stored.flatMap(({ vote }) => vote.options.flatMap((option) => option.fileId ?? [])),
  )
  return new Map(
    stored.map(({ id, vote }) => {
      const options = vote.options.map(({ text, fileId }) => ({
        text,
        picture: fileId === null ? null : (files.get(fileId) ?? null),
      }))
      const draft: VoteDraft = { ...vote, options }
      return [id, { kind: 'vote', vote: draft }]
    }),
  )
}
