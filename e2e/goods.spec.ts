import { Goods, UserAddress } from '@guangquan/contract'
import { expectValidScreen } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test('a benefit that is shipped: chosen, confirmed with an address, ordered and cancelled', async ({
  memberPage: page,
  person,
}) => {
  const { calls } = await person('member')
  const address = {
    receiver: '周舟',
    phone: '13900130098',
    areaCodes: ['330000', '330100', '330106'],
    detail: '曙光路一号院',
    isDefault: true,
  }
  await calls.call(UserAddress.Create, { ...address, requestId: crypto.randomUUID() })
  const shelf = Goods.GetList.output.parse(await calls.call(Goods.GetList, { goodsType: 1, kind: 1 }))
  const name = shelf.items[0]?.name ?? ''
  await page.goto('/user/benefits')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('list', { name: '条件' })).toContainText('每人 1 份')
  await page.getByRole('button', { name: '立即领取' }).click()
  await expect(page.getByRole('region', { name: '收货地址' })).toContainText('曙光路一号院')
  await expectValidScreen(page, 'confirm')
  await page.getByRole('button', { name: '确认领取' }).click()
  await expect(page.getByText('我们正在备货，发货后会通知你。')).toBeVisible()
  await expectValidScreen(page, 'order')
  await page.getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect(page.getByText('订单已取消。')).toBeVisible()
})
