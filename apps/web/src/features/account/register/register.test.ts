import { ApiError } from '@guangquan/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../../platform/api.ts'
import { changeDraft, endRegistration, registerDraft } from './draft.ts'
import { isSocialRefusal, register } from './register.ts'

const requestIds: unknown[] = []
let failure: Error

beforeEach(() => {
  requestIds.length = 0
  changeDraft({
    phone: '13800132048',
    nickName: ' 阿岚 ',
    password: '雾里看山 七重',
    ticket: 'ticket',
    provedUntil: Date.now() + 60_000,
  })
  vi.spyOn(client, 'call').mockImplementation((_, input) => {
    requestIds.push(Reflect.get(Object(input), 'requestId'))
    return Promise.reject(failure)
  })
})
afterEach(() => {
  endRegistration()
  vi.restoreAllMocks()
})

const refuse = (kind: ApiError['kind'], status = 200) => {
  failure = new ApiError({ kind, message: `${kind} 的话`, status })
}

test.each([
  ['PhoneTaken', 1],
  ['TicketInvalid', 2],
  ['PasswordTelling', 3],
  ['NickNameTaken', 4],
  ['UnderAge', 6],
  ['InviteCodeWrong', 11],
] as const)('%s leads back to step %s, with its sentence', async (kind, step) => {
  refuse(kind)
  const refusal = await register()
  expect(refusal).toEqual({ step, sentence: `${kind} 的话`, isSocial: false })
  expect(registerDraft.get().refusal).toEqual(refusal)
})

test.each([
  ['PhoneTaken', 'n2'],
  ['NickNameTaken', 'n3'],
  ['SocialFailed', 'n3'],
] as const)('after signing in by a provider, %s leads back to %s', async (kind, step) => {
  refuse(kind)
  changeDraft({
    social: { provider: 'qq', accessToken: 'a', unionId: 'u', nickName: '阿岚', headUrl: '' },
  })
  expect(await register()).toMatchObject({ step, isSocial: kind === 'SocialFailed' })
})

test('a refused proof is asked for again, and a refused password is forgotten; the rest stays', async () => {
  refuse('TicketInvalid')
  await register()
  expect(registerDraft.get()).toMatchObject({ ticket: null, provedUntil: 0, nickName: ' 阿岚 ' })
  refuse('PasswordRefused')
  await register()
  expect(registerDraft.get()).toMatchObject({ password: '', nickName: ' 阿岚 ' })
})

test('without a response the same request is repeated, since the account may exist; after one it is a new request', async () => {
  for (const kind of ['Offline', 'Timeout', 'NickNameTaken', 'NickNameTaken'] as const) {
    refuse(kind, kind === 'NickNameTaken' ? 200 : 0)
    await register()
  }
  const [first, second, third, fourth] = requestIds
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

test('an error of the program has a sentence, and is no refusal of a provider', async () => {
  failure = new TypeError('undefined is not a function')
  expect(await register()).toEqual({ step: 11, sentence: '出了点问题，请重试', isSocial: false })
  expect(isSocialRefusal(failure)).toBe(false)
})
