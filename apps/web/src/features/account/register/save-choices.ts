import { ApiError } from '@guangquan/client'
import { api, client } from '../../../platform/api.ts'
import { changeDraft, registerDraft } from './draft.ts'

/** Saves the choices made after the account was created. @throws ApiError */
export async function saveChoices(): Promise<void> {
  const { photographyLevel, topicIds, followPGIds } = registerDraft.get()
  await client.call(api.UserInfo.Update, { photographyLevel, requestId: crypto.randomUUID() })
  if (topicIds.length > 0) {
    await client.call(api.UserInfo.ModifyUserTopic, { topicIds, requestId: crypto.randomUUID() })
  }
  for (const id of followPGIds) {
    // One after the other: each counts against the limit of circles.
    await joinCircle(id)
    changeDraft({ followPGIds: registerDraft.get().followPGIds.filter((other) => other !== id) })
  }
}

/** Joins a circle; one that cannot be joined any more is passed over, as in a registration. */
async function joinCircle(id: string): Promise<void> {
  try {
    await client.call(api.PhotographyGroup.MemberApply, { id, requestId: crypto.randomUUID() })
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind !== 'Offline' && error.kind !== 'Timeout'
    if (!isRefused) throw error
  }
}
