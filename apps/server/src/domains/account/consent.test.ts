import { UserInfo, errorCatalogue } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'
import { buildAccount } from '../../testing/accounts.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
})
afterAll(() => node.close())

async function publish(termsType: number, version: string): Promise<void> {
  node.advance(1000)
  await node.app.db
    .insertInto('terms')
    .values({
      id: `t${termsType}-${version}`,
      terms_type: termsType,
      title: '条款',
      version,
      html: `<p>${version}</p>`,
      effective_at: node.app.now(),
    })
    .execute()
  node.advance(1000)
}

const currentVersion = async (termsType: number) =>
  (
    await node.app.db
      .selectFrom('terms')
      .where('terms_type', '=', termsType)
      .select('version')
      .orderBy('effective_at', 'desc')
      .executeTakeFirstOrThrow()
  ).version

test('consent is requested until given, and again for a new major version', async () => {
  const { browser } = await buildAccount(node, { password: null })
  const toAgree = async () => (await callAs(node, browser, UserInfo.Get, {})).termsToAgree
  const agree = (termsType: number, version: string) =>
    callAs(node, browser, UserInfo.AgreeTerms, { terms: [{ termsType, version }] })
  expect(await toAgree()).toEqual([4, 5])
  await agree(4, await currentVersion(4))
  expect(await toAgree()).toEqual([5])
  await agree(5, await currentVersion(5))
  expect(await toAgree()).toEqual([])

  const [major = '1'] = (await currentVersion(5)).split('.')
  await publish(5, `${major}.99`)
  expect(await toAgree()).toEqual([])
  await publish(5, `${Number(major) + 1}.0`)
  expect(await toAgree()).toEqual([5])
  // Terms that are not in force cannot be agreed to.
  await expect(agree(5, `${major}.99`)).rejects.toMatchObject({ code: errorCatalogue.ContentNotFound.code })
  expect(await toAgree()).toEqual([5])
  await agree(5, `${Number(major) + 1}.0`)
  expect(await toAgree()).toEqual([])
})
