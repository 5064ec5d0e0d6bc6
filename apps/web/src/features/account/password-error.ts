import { passwordLeaks } from '@guangquan/contract/shapes/identity'
import { refusePassword, type PasswordOwner } from '@guangquan/rules/password'

// The lists are on the server, which reports a listed password itself.
const noLists = { isCommon: () => false, brandWords: [] }

/** Why a password is refused, as far as the browser can tell; null if it may be acceptable. */
export function passwordError(password: string, owner: PasswordOwner): string | null {
  const refusal = refusePassword(password, owner, noLists)
  if (refusal === null) return null
  return refusal === 'common' ? '这个密码太常见，换一个更难猜的' : `密码里不要有${passwordLeaks[refusal]}`
}

/** Whether a password contains this nickname. */
export function containsNickName(password: string, nickName: string): boolean {
  return refusePassword(password, { nickName }, noLists) === 'containsNickName'
}
