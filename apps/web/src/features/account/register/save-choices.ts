import { api, client } from '../../../platform/api.ts'
import { useRegisterDraft } from './draft.ts'

/** Saves what was chosen after the account was made. @throws ApiError */
export async function saveChoices(): Promise<void> {
  const { photographyLevel, topicIds } = useRegisterDraft.getState()
  await client.call(api.UserInfo.Update, { photographyLevel, requestId: crypto.randomUUID() })
  if (topicIds.length > 0) {
    await client.call(api.UserInfo.ModifyUserTopic, { topicIds, requestId: crypto.randomUUID() })
  }
}
