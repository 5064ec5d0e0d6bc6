import { api, client } from '../../platform/api.ts'
import type { SaveInput } from './draft-fields.ts'
import type { DraftRef } from './draft-saver.ts'

/** Sends a draft's content to the server. With its id and version, that draft is replaced. */
export function saveDraft(body: string, draft: DraftRef | null, requestId: string) {
  const input: SaveInput = JSON.parse(body)
  const over = draft === null ? {} : { id: draft.id, version: draft.version }
  return client.call(api.NewPublish.SaveDraft, { ...input, ...over, requestId })
}
