import { LoginResponse, type Envelope } from '@guangquan/contract'
import { signedHeaders, type Browser } from './call-as.ts'
import type { TestNode } from './test-app.ts'

/** `POST /api/Login/login` as a visitor. */
export async function login(
  node: TestNode,
  account: string,
  password: string,
): Promise<{ body: Envelope; browser: Browser | null }> {
  const path = '/api/Login/login'
  const payload = JSON.stringify({ account, password })
  const response = await node.server.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json', ...signedHeaders(node, null, 'POST', path, payload) },
  })
  const body: Envelope = response.json()
  const { userInfo } = body.success ? LoginResponse.parse(body.result) : { userInfo: null }
  return { body, browser: userInfo && browserOf(userInfo, response.headers) }
}

/** The browser that results from a response with a session. */
export function browserOf(
  info: { id: string; userToken: string; signKey: string },
  headers: Record<string, unknown>,
): Browser {
  const cookie = /sid=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
  return { userId: info.id, token: info.userToken, signKey: info.signKey, cookie }
}
