import { passwordLeaks } from '@guangquan/contract/account/identity.shapes'
import { refusePassword, type PasswordOwner } from '@guangquan/rules/people/password'

/** Whether a lower-cased password is among the most common ones. */
export type IsCommon = (lowerCased: string) => boolean

/** Why a password is refused, except for words of the brand, which only the server checks; null if it is acceptable. */
export function passwordError(password: string, owner: PasswordOwner, isCommon: IsCommon): string | null {
  const refusal = refusePassword(password, owner, { isCommon, brandWords: [] })
  if (refusal === null) return null
  return refusal === 'common' ? '这个密码太常见，换一个更难猜的' : `密码里不要有${passwordLeaks[refusal]}`
}

/** Whether a password contains this nickname. */
export function containsNickName(password: string, nickName: string): boolean {
  return (
    refusePassword(password, { nickName }, { isCommon: () => false, brandWords: [] }) === 'containsNickName'
  )
}
