import { LoginResponse, type LoginInput, type StoredUserInfo } from '@guangquan/contract/member/member.shapes'
import { client } from '../../platform/api.ts'
import { withPuzzle } from './puzzle/with-puzzle.ts'

/** Signs in by account and password. @throws ApiError with the sentence to show */
export async function signInByPassword(account: string, password: string): Promise<StoredUserInfo> {
  const result = await withPuzzle((puzzle) => {
    const input: LoginInput = { account, password, ...puzzle }
    return client.send({
      method: 'POST',
      path: '/api/Login/login',
      body: new TextEncoder().encode(JSON.stringify(input)),
      contentType: 'application/json',
    })
  })
  const { userInfo } = LoginResponse.parse(result)
  if (userInfo === null) throw new Error('the answer to a sign-in holds no member')
  return userInfo
}
