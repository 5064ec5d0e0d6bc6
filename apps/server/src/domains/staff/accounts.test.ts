import { errorCatalogue, StaffAccount, StaffAudit, StaffSession } from '@guangquan/contract'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let owner: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
})
beforeEach(async () => {
  // One super administrator at the start of each test.
  await node.app.db.updateTable('staff_account').set({ closed_at: node.app.now() }).execute()
  owner = await buildStaff(node, ['superAdmin'])
})
afterAll(() => node.close())

const reason = '换岗'
const { ChangedMeanwhile, LastSuperAdmin } = errorCatalogue

test('other roles take effect at once: the sessions end', async () => {
  const staff = await buildStaff(node, ['support'])
  const set = (version: number) =>
    callRaw(node, owner, StaffAccount.SetRoles, { id: staff.staffId, roles: ['analyst'], version, reason })
  expect((await set(1)).body.result).toMatchObject({ roles: ['analyst'], version: 2 })
  expect((await callRaw(node, staff, StaffSession.Get, {})).body.error?.code).toBe(100)
  expect(await callAs(node, await signInStaff(node, staff), StaffSession.Get, {})).toMatchObject({
    roles: ['analyst'],
  })
  expect((await set(1)).body.error?.code).toBe(ChangedMeanwhile.code)
})

test('a closed account is signed out, and can be opened again', async () => {
  const staff = await buildStaff(node, ['support'])
  const set = (open: boolean, version: number) =>
    callAs(node, owner, StaffAccount.SetOpen, { id: staff.staffId, open, version, reason })
  expect(await set(false, 1)).toMatchObject({ isOpen: false })
  expect((await callRaw(node, staff, StaffSession.Get, {})).body.error?.code).toBe(100)
  expect(await set(true, 2)).toMatchObject({ isOpen: true })
  expect(await callAs(node, await signInStaff(node, staff), StaffSession.Get, {})).toMatchObject({
    name: staff.name,
  })
})

test('of two super administrators who remove each other at once, one stays', async () => {
  const other = await buildStaff(node, ['superAdmin'])
  const remove = (who: StaffBrowser, whom: StaffBrowser, closes: boolean) =>
    closes
      ? callRaw(node, who, StaffAccount.SetOpen, { id: whom.staffId, open: false, version: 1, reason })
      : callRaw(node, who, StaffAccount.SetRoles, {
          id: whom.staffId,
          roles: ['support'],
          version: 1,
          reason,
        })
  const responses = await Promise.all([remove(owner, other, true), remove(other, owner, false)])
  expect(responses.filter(({ body }) => body.success)).toHaveLength(1)
  const left = responses[0].body.success ? owner : other
  const again = await remove(await signInStaff(node, left), left, true)
  expect(again.body.error?.code).toBe(LastSuperAdmin.code)
})

test('the list is searched by either name, as it is written, and paged', async () => {
  await node.app.db.deleteFrom('staff_account').where('closed_at', 'is not', null).execute()
  const made = await Promise.all(Array.from({ length: 3 }, () => buildStaff(node, ['support'])))
  const names = [owner, ...made].map(({ name }) => name).toSorted()
  const first = await callAs(node, owner, StaffAccount.GetList, { maxResultCount: 3 })
  const { nextCursor } = first
  if (nextCursor === null) throw new Error('no second page')
  const second = await callAs(node, owner, StaffAccount.GetList, { maxResultCount: 3, cursor: nextCursor })
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(names)
  expect([first.totalCount, second.isLast]).toEqual([4, true])
  const find = async (keyword: string) =>
    (await callAs(node, owner, StaffAccount.GetList, { keyword })).totalCount
  expect([await find('STAFF'), await find('值班'), await find('%'), await find('_taff')]).toEqual([
    4, 4, 0, 0,
  ])
})

test('the audit log says who changed what, from which address and why', async () => {
  const staff = await buildStaff(node, ['support'])
  const change = { id: staff.staffId, roles: ['analyst' as const], version: 1, reason }
  await callAs(node, owner, StaffAccount.SetRoles, change)
  const about = {
    actor: owner.name,
    act: 'staff.rolesSet',
    targetId: staff.staffId,
    from: 0,
    to: Date.now() * 2,
  }
  const { items } = await callAs(node, owner, StaffAudit.GetList, about)
  expect(items).toEqual([
    expect.objectContaining({
      actor: owner.name,
      targetKind: 'staff',
      reason,
      before: { roles: ['support'] },
      after: { roles: ['analyst'] },
      ip: '127.0.0.1',
      requestId: expect.any(String),
    }),
  ])
  for (const other of [
    { actor: 'x' },
    { act: 'x' },
    { targetId: owner.staffId },
    { from: Date.now() * 2 },
    { to: 0 },
  ])
    expect((await callAs(node, owner, StaffAudit.GetList, { ...about, ...other })).items).toEqual([])
})
