import { api, client } from '../../../platform/api.ts'
import { registerDraft } from './draft.ts'

/** Saves what was chosen after the account was made. @throws ApiError */
export async function saveChoices(): Promise<void> {
  const { photographyLevel, topicIds } = registerDraft.get()
  await client.call(api.UserInfo.Update, { photographyLevel, requestId: crypto.randomUUID() })
  if (topicIds.length > 0) {
    await client.call(api.UserInfo.ModifyUserTopic, { topicIds, requestId: crypto.randomUUID() })
  }
}
