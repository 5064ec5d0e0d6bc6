import { UserAddress } from '@guangquan/contract'
import { expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'

const gift = '生日礼 · 一幅装裱小样'

test('presents of staff: one is exchanged for coins, one is chosen and sent to an address', async ({
  page,
  baseURL,
  person,
  openAs,
}) => {
  const member = await person('member')
  const address = {
    receiver: '周舟',
    phone: '13900130099',
    areaCodes: ['330000', '330100', '330106'],
    detail: '曙光路一号院',
    isDefault: true,
  }
  await member.calls.call(UserAddress.Create, { ...address, requestId: crypto.randomUUID() })
  await signedInStaff({ page, baseURL })
  await page.goto('/console/presents')
  for (let given = 0; given < 2; given++) {
    await page.getByRole('button', { name: '发放礼品' }).click()
    const form = page.getByRole('dialog', { name: '发放礼品' })
    await form.getByLabel('礼品模板').click()
    await page.getByTitle(gift).click()
    await form.getByLabel('会员编号').fill(member.id)
    await form.getByLabel('原因').fill('感谢一年的陪伴')
    await form.getByRole('button', { name: '发放', exact: true }).click()
    await expect(form).toBeHidden()
  }

  // The gift can be exchanged for more coins than one person may give.
  const colleague = await openAs('visitor')
  await signedInStaff({ page: colleague, baseURL })
  await colleague.goto('/console/presents?tab=grants&waiting=1')
  const waiting = colleague.getByRole('row').filter({ hasText: '感谢一年的陪伴' })
  for (const left of [1, 0]) {
    await waiting.first().getByRole('button', { name: '同意' }).click()
    const decision = colleague.getByRole('dialog', { name: `同意发放 · ${gift}` })
    await decision.getByLabel('原因').fill('名单核对过')
    await decision.getByRole('button', { name: '同意' }).click()
    await expect(decision).toBeHidden()
    await expect(waiting).toHaveCount(left)
  }

  const own = await openAs('member')
  const choose = async (option: string, from: string) => {
    await own.goto(from)
    // A notice of a present leads to it.
    await own.getByRole('main').getByRole('link', { name: gift }).first().click()
    await expect(own.getByRole('heading', { name: gift })).toBeVisible()
    await own.getByRole('button', { name: '立即领取' }).click()
    await own.getByRole('radio', { name: option }).check()
    if (option === '装裱小样') await expectValidScreen(own, 'an option is chosen')
    await own.getByRole('button', { name: '确认选择' }).click()
    await own.getByRole('alertdialog').getByRole('button', { name: '选定' }).click()
  }
  await choose('换成金币', '/user/notice/6')
  await expect(own.getByText('已换成 600 金币。')).toBeVisible()
  await choose('装裱小样', '/user/present')
  await expect(own.getByRole('region', { name: '收货地址' })).toContainText('曙光路一号院')
  await own.getByRole('button', { name: '确认地址' }).click()
  await expect(own.getByText('我们会尽快寄出，寄出时会通知你。')).toBeVisible()
})
