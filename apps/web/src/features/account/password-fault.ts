import { passwordTells } from '@guangquan/contract/shapes/identity'
import { refusePassword, type PasswordOwner } from '@guangquan/rules/password'

// The server knows the lists; it says so when a password is on one.
const noLists = { isCommon: () => false, brandWords: [] }

/** Why a password is refused, in a sentence, as far as can be told before it is sent; null when it may be good. */
export function passwordFault(password: string, owner: PasswordOwner): string | null {
  const refusal = refusePassword(password, owner, noLists)
  if (refusal === null) return null
  return refusal === 'common' ? '这个密码太常见，换一个更难猜的' : `密码里不要有${passwordTells[refusal]}`
}

/** Whether a password holds this nickname. */
export function holdsNickName(password: string, nickName: string): boolean {
  return refusePassword(password, { nickName }, noLists) === 'holdsNickName'
}
