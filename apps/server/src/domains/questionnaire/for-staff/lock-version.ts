import { failChanged } from '../../../audit-chain/fail-changed.ts'
import type { Tx } from '../../../db/client.ts'
import { lockQuestionnaire, type QuestionnaireRow } from '../questionnaire.store.ts'

/** Locks a questionnaire that staff saw in this version. @throws ContentNotFound, ChangedMeanwhile */
export async function lockVersion(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<QuestionnaireRow> {
  const row = await lockQuestionnaire(tx, id)
  if (row.version !== version) await failChanged(tx, { targetKind: 'questionnaire', targetId: id })
  return row
}
