import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const minute = 60_000
const entries = new Map<string, string>()
const stored = () => [...entries.values()].join()

beforeAll(() => {
  // Imported again as in a browser: another test file may have loaded it without storage.
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
    removeItem: (name: string) => entries.delete(name),
  })
})
beforeEach(() => {
  entries.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

async function begin() {
  const draft = await import('./draft.ts')
  const { removeExpired } = await import('../../../platform/short-lived.ts')
  draft.changeDraft({ phone: '13800132048', birthday: '1990-01-01', nickName: '阿岚' })
  expect(stored()).toContain('13800132048')
  return { ...draft, removeExpired, current: () => draft.registerDraft.get() }
}

test('half an hour after the last input the draft is removed from storage and page', async () => {
  const { current, changeDraft, removeExpired } = await begin()
  vi.advanceTimersByTime(20 * minute)
  changeDraft({ sex: 1 })
  vi.advanceTimersByTime(29 * minute)
  removeExpired(Date.now())
  expect(current()).toMatchObject({ phone: '13800132048', sex: 1 })
  vi.advanceTimersByTime(minute)
  removeExpired(Date.now())
  expect(current()).toMatchObject({ phone: '', birthday: null, nickName: '', sex: 0 })
  expect(entries.size).toBe(0)
})

test('a reload restores the draft, unless it has expired', async () => {
  const { current, changeDraft, registerDraft } = await begin()
  const kept = new Map(entries)
  changeDraft({ phone: '' })
  for (const [name, text] of kept) entries.set(name, text)
  registerDraft.reread()
  expect(current().phone).toBe('13800132048')
  vi.advanceTimersByTime(31 * minute)
  registerDraft.reread()
  expect(current().phone).toBe('')
})

test('the draft is removed once the account exists or a member signs in', async () => {
  for (const end of ['endRegistration', 'dropRegistration'] as const) {
    const draft = await begin()
    draft[end]()
    expect(draft.current()).toMatchObject({ phone: '', birthday: null })
    expect(entries.size).toBe(0)
  }
})

test('another phone or mailbox begins without the answers of the one before; the same one goes on with them', async () => {
  const { current, changeDraft, beginRegistration, beginAsNewcomer } = await begin()
  changeDraft({ channel: 'phone', inviteUserCode: 'ABCDEFGH', password: 'secret word', hadPassword: true })
  beginRegistration({ channel: 'phone', contact: '13800132048' })
  expect(current()).toMatchObject({ nickName: '阿岚', inviteUserCode: 'ABCDEFGH', password: 'secret word' })
  beginRegistration({ channel: 'phone', contact: '13800132049' })
  const empty = { nickName: '', birthday: null, inviteUserCode: '', password: '', hadPassword: false }
  expect(current()).toMatchObject({ ...empty, phone: '13800132049' })
  changeDraft({ nickName: '阿岚' })
  beginAsNewcomer({ channel: 'email', contact: 'a@example.com' }, { ticket: 'ticket', agreed: false })
  const newcomer = { isNewcomer: true, agreementCheckBox: false, ticket: 'ticket' }
  expect(current()).toMatchObject({ ...empty, ...newcomer, phone: '', email: 'a@example.com' })
})

test('another person of a provider begins anew; the same one goes on after a new authorisation', async () => {
  const { current, changeDraft, beginRegistration } = await begin()
  const social = { provider: 'qq', accessToken: 'one', unionId: 'u1', nickName: '阿岚', headUrl: '' } as const
  beginRegistration({ social })
  expect(current()).toMatchObject({ social, phone: '', nickName: '' })
  changeDraft({ phone: '13800132048', nickName: '岚', provedUntil: Date.now() + minute })
  beginRegistration({ social: { ...social, accessToken: 'two' } })
  expect(current()).toMatchObject({ social: { accessToken: 'two' }, phone: '13800132048', nickName: '岚' })
  beginRegistration({ social: { ...social, unionId: 'u2' } })
  expect(current()).toMatchObject({ phone: '', nickName: '', provedUntil: 0 })
})

test('an invitation stays for whoever begins with it, and for nobody after them', async () => {
  const { current, changeDraft, beginRegistration, dropRegistration } = await begin()
  dropRegistration()
  changeDraft({ inviteUserCode: 'ABCDEFGH' })
  beginRegistration({ channel: 'phone', contact: '13800132048' })
  expect(current().inviteUserCode).toBe('ABCDEFGH')
  beginRegistration({ channel: 'phone', contact: '13800132049' })
  expect(current().inviteUserCode).toBe('')
})
