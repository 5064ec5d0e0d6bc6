import { api, client } from '../../../platform/api.ts'
import { registerDraft } from './draft.ts'

/** Saves the choices made after the account was created. @throws ApiError */
export async function saveChoices(): Promise<void> {
  const { photographyLevel, topicIds } = registerDraft.get()
  await client.call(api.UserInfo.Update, { photographyLevel, requestId: crypto.randomUUID() })
  if (topicIds.length > 0) {
    await client.call(api.UserInfo.ModifyUserTopic, { topicIds, requestId: crypto.randomUUID() })
  }
}
