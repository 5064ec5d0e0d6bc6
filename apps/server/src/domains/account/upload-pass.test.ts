import { LoginResponse, UserInfo, errorCatalogue, useTypes, type Envelope } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sortedScheme, sortedText } from '../../http/identity/sign-sorted.ts'
import { hmacHex } from '../../session/session-secret.ts'
import { callAs, signedHeaders } from '../../testing/call-as.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findUploader } from './upload-pass.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const path = '/api/Login/login'
const request = { useType: useTypes.avatar, size: 1_000_000 }

async function login(account: string, password: string, headers: Record<string, string> = {}) {
  const payload = JSON.stringify({ account, password })
  const signed = 'authorization' in headers ? {} : signedHeaders(node, null, 'POST', path, payload)
  const response = await node.server.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json', ...signed, ...headers },
  })
  const body: Envelope = response.json()
  return body
}

test('a ticket is exchanged once for a token that uploads one kind of file up to one size', async () => {
  const member = await buildMember(node)
  const { account, password } = await callAs(node, member, UserInfo.GetUploadTicket, request)
  const { token, tokenType, userInfo } = LoginResponse.parse((await login(account, password)).result)
  expect({ tokenType, userInfo }).toEqual({ tokenType: 'Bearer', userInfo: null })
  expect(await findUploader(buildCtx(node), token)).toEqual({
    memberId: member.userId,
    useType: useTypes.avatar,
    maxBytes: 1_000_000,
  })
  expect((await login(account, password)).error?.code).toBe(errorCatalogue.WrongPassword.code)
})

test('two concurrent exchanges give one token', async () => {
  const member = await buildMember(node)
  const { account, password } = await callAs(node, member, UserInfo.GetUploadTicket, request)
  const responses = await Promise.all([login(account, password), login(account, password)])
  expect(responses.filter((response) => response.success)).toHaveLength(1)
})

test('a ticket is refused for another member, after five minutes, and as a token', async () => {
  const member = await buildMember(node)
  const other = await buildMember(node)
  const { account, password } = await callAs(node, member, UserInfo.GetUploadTicket, request)
  expect((await login(other.userId, password)).error?.code).toBe(errorCatalogue.WrongPassword.code)
  expect(await findUploader(buildCtx(node), password)).toBeNull()
  node.advance(5 * 60_000 + 1)
  expect((await login(account, password)).error?.code).toBe(errorCatalogue.WrongPassword.code)
})

test('an upload token is no session, and ends with the session it came from and after ten minutes', async () => {
  const member = await buildMember(node)
  const token = async () => {
    const { account, password } = await callAs(node, member, UserInfo.GetUploadTicket, request)
    return LoginResponse.parse((await login(account, password)).result).token
  }
  const first = await token()
  await expect(callAs(node, { ...member, token: first }, UserInfo.Get, {})).rejects.toMatchObject({
    code: errorCatalogue.TokenInvalid.code,
  })
  node.advance(10 * 60_000 + 1)
  expect(await findUploader(buildCtx(node), first)).toBeNull()
  const second = await token()
  await callAs(node, member, UserInfo.Logout, {})
  expect(await findUploader(buildCtx(node), second)).toBeNull()
})

test('the exchange also accepts the second form of a signature', async () => {
  const member = await buildMember(node)
  const { account, password } = await callAs(node, member, UserInfo.GetUploadTicket, request)
  const timestamp = String(Math.floor(node.app.now().getTime() / 1000))
  const nonce = 'a1B2c3D4'
  const sign = (params: Record<string, string>) =>
    `${sortedScheme} ${timestamp}:${nonce}:${hmacHex(node.app.env.appKey, sortedText('POST', path, params, nonce, timestamp))}`
  const forged = await login(account, password, { authorization: sign({ account, password: 'another' }) })
  expect(forged.error?.code).toBe(errorCatalogue.SignatureInvalid.code)
  expect((await login(account, password, { authorization: sign({ account, password }) })).success).toBe(true)
})
