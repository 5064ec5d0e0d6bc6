import { Goods, GoodsOrder, UserAddress, UserInfo } from '@guangquan/contract'
import { consoleViews, expectValidScreen } from '../support/accessible.ts'
import { changeMember } from '../support/change-member.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'

// 8 s: two orders of one member, and the console where one of them is shipped.
test('goods for coins: one order is cancelled and paid back, one is shipped by staff and read by its member', async ({
  page,
  baseURL,
  person,
  openAs,
}) => {
  const { id: memberId, name: nickName, calls } = await person('member')
  await changeMember({ kind: 'coins', memberId, amount: 200 })
  const address = {
    receiver: '周舟',
    phone: '13900130098',
    areaCodes: ['330000', '330100', '330106'],
    detail: '曙光路一号院',
    isDefault: true,
  }
  await calls.call(UserAddress.Create, { ...address, requestId: crypto.randomUUID() })
  const shelf = Goods.GetList.output.parse(
    await calls.call(Goods.GetList, { goodsType: 2, kind: 1, canAfford: true }),
  )
  const cloth = shelf.items.find(({ coins }) => coins === 40)
  const name = cloth?.name ?? ''
  const own = await openAs('member')
  const coins = own.getByRole('region', { name: '我的金币' })

  await own.goto('/user/coins/exchange')
  await expect(coins).toContainText('200')
  await own.getByRole('link', { name }).click()
  await own.getByRole('button', { name: '立即兑换' }).click()
  await own.getByRole('button', { name: '确认兑换' }).click()
  // The first exchange asks for the birthday; leaving it orders nothing, and the page stays unchanged.
  const question = own.getByRole('dialog', { name: '填写生日' })
  await expect(question).toContainText('年满 18 岁后可以用金币兑换')
  await expectValidScreen(own, 'birthday at the first exchange')
  await own.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await own.getByRole('button', { name: '确认兑换' }).click()
  await question.getByRole('button', { name: '保存并兑换' }).click()
  await expect(question.getByText('请选择年、月、日')).toBeVisible()
  await question.getByLabel('年', { exact: true }).selectOption({ label: '1990 年' })
  await question.getByLabel('月', { exact: true }).selectOption({ label: '5 月' })
  await question.getByLabel('日', { exact: true }).selectOption({ label: '1 日' })
  await question.getByRole('button', { name: '保存并兑换' }).click()
  await expect(own.getByText('我们正在备货，发货后会通知你。')).toBeVisible()
  await own.getByRole('button', { name: '取消订单' }).click()
  await own.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
  await expect(own.getByText('订单已取消，金币已退回。')).toBeVisible()

  await own.goto(`/user/coins/goods/${cloth?.id}`)
  await own.getByRole('button', { name: '增加一份' }).click()
  await own.getByRole('button', { name: '立即兑换' }).click()
  await expect(own.getByRole('region', { name: '收货地址' })).toContainText('曙光路一号院')
  await expect(own.getByRole('region', { name: '合计' })).toContainText('120 金币')
  await expectValidScreen(own, 'confirm')
  await own.getByRole('button', { name: '确认兑换' }).click()
  await expect(own.getByText('我们正在备货，发货后会通知你。')).toBeVisible()
  await expectValidScreen(own, 'order')

  await signedInStaff({ page, baseURL })
  await page.goto(`/console/orders?state=1&keyword=${encodeURIComponent(nickName)}`)
  const row = page.getByRole('row', { name: new RegExp(nickName) })
  await row.getByRole('button', { name: '发货' }).click()
  const form = page.getByRole('dialog', { name: /^发货/ })
  await form.getByLabel('快递公司').fill('顺丰速运')
  await form.getByLabel('快递单号').fill('SF1400098765432')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('没有这样的订单')).toBeVisible()

  await own.goto('/user/notice/6')
  await own.getByRole('link', { name: /^你兑换的商品已发货/ }).click()
  await expect(own.getByText('包裹在路上了。')).toBeVisible()
  await expect(own.getByRole('main')).toContainText('顺丰速运 SF1400098765432')
  await own.goto('/user/coins/mine')
  await expect(own.getByRole('region', { name: '余额' })).toContainText('120')
  const lines = own.getByRole('main').getByRole('listitem')
  await expect(lines.filter({ hasText: `兑换${name}` }).filter({ hasText: '−80' })).toBeVisible()
})

test('a code for every shop is accepted in one that is found by its city', async ({
  page,
  baseURL,
  person,
}) => {
  const { id: memberId, name: nickName, calls } = await person('neighbour')
  await changeMember({ kind: 'coins', memberId, amount: 200 })
  const shelf = Goods.GetList.output.parse(await calls.call(Goods.GetList, { goodsType: 2, kind: 2 }))
  const coupon = shelf.items.find(({ coins }) => coins === 200)
  await calls.call(UserInfo.Update, { birthday: '1990-05-01', requestId: crypto.randomUUID() })
  const order = Goods.Redeem.output.parse(
    await calls.call(Goods.Redeem, { id: coupon?.id ?? '', requestId: crypto.randomUUID() }),
  )
  const { codes } = GoodsOrder.GetDetail.output.parse(
    await calls.call(GoodsOrder.GetDetail, { id: order.id }),
  )
  await signedInStaff({ page, baseURL })
  await page.goto('/console/codes')
  await page.getByRole('searchbox', { name: '券码' }).fill(codes[0]?.code ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText(nickName)).toBeVisible()
  const shop = page.getByRole('combobox', { name: '门店' })
  await shop.fill('没有这座城市')
  await expect(page.getByText('没有找到')).toBeVisible()
  await shop.fill('浙江')
  await page
    .getByTitle(/ · 杭州市$/)
    .first()
    .click()
  await expectValidScreen(page, 'a code and its shop')
  await page.getByRole('button', { name: '核销', exact: true }).click()
  await expect(page.getByText('已使用')).toBeVisible()
  await expect(page.getByRole('button', { name: '核销', exact: true })).toBeHidden()
})

test('goods whose codes are accepted in some shops name them, found by their place', async ({
  page,
  baseURL,
}) => {
  const name = `冲印券 ${Date.now()}`
  await signedInStaff({ page, baseURL })
  await page.goto('/console/goods')
  await page.getByRole('button', { name: '添加商品' }).click()
  const form = page.getByRole('dialog', { name: '添加商品' })
  await form.getByLabel('种类').click()
  await page.getByTitle('券码', { exact: true }).click()
  await form.getByLabel('名称').fill(name)
  await form.getByLabel('金币').fill('30')
  await form.getByLabel('券码有效天数').fill('60')
  for (const place of ['浙江', '新天地']) {
    await form.getByLabel('适用门店').fill(place)
    await page
      .getByTitle(place === '浙江' ? / · 杭州市$/ : /新天地 · 上海市$/)
      .last()
      .click()
  }
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: '修改', exact: true }).click()
  const again = page.getByRole('dialog', { name: /^修改/ })
  await expect(again.getByTitle('澄光直营店 · 杭州湖滨')).toBeVisible()
  await expect(again.getByTitle('澄光直营店 · 上海新天地')).toBeVisible()
  await expectValidScreen(page, 'shops of goods', consoleViews)
})
