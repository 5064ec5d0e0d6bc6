import { ApiError } from '@guangquan/client'
import type { StoredUserInfo } from '@guangquan/contract'
import { confirm } from '@guangquan/ui'
import { accountPaths } from '../../platform/account-paths.ts'
import { api, client } from '../../platform/api.ts'
import { goTo } from '../../platform/routing/site-history.ts'
import { storeUser } from '../../platform/session/session.ts'
import { removeOthersDrafts } from '../../platform/session/others-drafts.ts'
import { setAppealTicket } from './appeal-ticket.ts'
import { dropRegistration } from './register/draft.ts'
import { forgetContacts } from './typed-contact.ts'

/**
 * Signs in with the result of `attempt`. If the account is scheduled for deletion, asks first: 撤销注销？ A banned member
 * is offered an appeal.
 * @throws ApiError with the sentence to show
 */
export async function completeSignIn(attempt: () => Promise<StoredUserInfo>): Promise<void> {
  let user: StoredUserInfo
  try {
    user = await attempt()
  } catch (error) {
    await offerAppeal(error)
    user = await withdrawDeletion(error)
  }
  dropRegistration()
  forgetContacts()
  removeOthersDrafts(user.id)
  storeUser(user)
}

/** Leads a banned member to their strikes, if they want to appeal. */
async function offerAppeal(error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.kind !== 'Banned') return
  const { appealTicket, reason } = error.details
  if (typeof appealTicket !== 'string') return
  const accepted = await confirm({
    title: '账号已被封禁',
    text: `原因：${String(reason)}。不认可可以申诉。`,
    confirmLabel: '查看并申诉',
    cancelLabel: '知道了',
  })
  if (!accepted) return
  setAppealTicket(appealTicket)
  goTo(accountPaths.appeal())
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
