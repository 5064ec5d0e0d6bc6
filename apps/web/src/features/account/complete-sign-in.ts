import { ApiError } from '@guangquan/client'
import type { StoredUserInfo } from '@guangquan/contract'
import { confirm } from '@guangquan/ui'
import { api, client } from '../../platform/api.ts'
import { storeUser } from '../../platform/session/session.ts'
import { removeOthersDrafts } from '../../platform/session/others-drafts.ts'
import { dropRegistration } from './register/draft.ts'
import { forgetContacts } from './typed-contact.ts'

/**
 * Signs in with the result of `attempt`. If the account is scheduled for deletion, asks first: 撤销注销？
 * @throws ApiError with the sentence to show
 */
export async function completeSignIn(attempt: () => Promise<StoredUserInfo>): Promise<void> {
  let user: StoredUserInfo
  try {
    user = await attempt()
  } catch (error) {
    user = await withdrawDeletion(error)
  }
  dropRegistration()
  forgetContacts()
  removeOthersDrafts(user.id)
  storeUser(user)
}

async function withdrawDeletion(error: unknown): Promise<StoredUserInfo> {
  if (!(error instanceof ApiError) || error.kind !== 'CoolingOff') throw error
  const { withdrawTicket, until } = error.details
  if (typeof withdrawTicket !== 'string') throw error
  const requested = await confirm({
    title: '撤销注销？',
    text: `这个账号正在注销冷静期，${typeof until === 'string' ? `${until} 后` : '到期后'}将被永久删除。撤销后直接登录，作品和资料都还在。`,
    confirmLabel: '撤销注销',
    cancelLabel: '继续注销',
  })
  if (!requested) throw error
  return client.call(api.UserInfo.CancelDelete, { withdrawTicket, requestId: crypto.randomUUID() })
}
