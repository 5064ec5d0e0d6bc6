import { randomInt } from 'node:crypto'
import { ProductInfo, UserInfo, UserProduct } from '@guangquan/contract'
import { consoleViews, expectValidScreen } from '../support/accessible.ts'
import { changeMember } from '../support/change-member.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'

// 11 s: two people and a shop, six screens with axe.
test('a shop serves a camera, it passes from its seller to a buyer, and its public passport shows the end of the number alone', async ({
  page: counter,
  baseURL,
  memberPage: page,
  openAs,
  person,
}) => {
  const { id: memberId, calls, password } = await person('member')
  const serialNumber = `CG${randomInt(2_000_000, 9_999_999)}`
  const label = await changeMember({ kind: 'boxed', productCode: 'C1', serial: serialNumber })
  const { items } = ProductInfo.GetPaged.output.parse(await calls.call(ProductInfo.GetPaged, {}))
  const { regProductId } = UserProduct.Add.output.parse(
    await calls.call(UserProduct.Add, {
      productId: items.find(({ name }) => name === '澄光 C1')?.id,
      serialNumber,
      accessCode: label.split('|').at(-1),
      buyDate: '2026-01-05',
      buyChannelType: 1,
      productOrigin: 1,
      invoicePics: [],
      warrantyCardPics: [],
      requestId: crypto.randomUUID(),
    }),
  )
  await page.goto(`/user/product/detail/${regProductId}`)
  await page.getByRole('button', { name: '记一次保养' }).click()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请选择做了什么')).toBeVisible()
  await page.getByLabel('做了什么').selectOption('清洁保养')
  await page.getByLabel('备注').fill('家附近的老师傅')
  await expectValidScreen(page, 'service')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('家附近的老师傅')).toBeVisible()

  // Scanning the shown card opens the member's page; a shop identifies the member with it.
  const { text: card } = UserInfo.GetCard.output.parse(await calls.call(UserInfo.GetCard, {}))
  await signedInStaff({ page: counter, baseURL })
  await counter.goto('/console/visits')
  const scanned = counter.getByLabel('会员二维码')
  await scanned.fill(`${card.slice(0, -1)}${card.endsWith('A') ? 'B' : 'A'}`)
  await scanned.press('Enter')
  await expect(counter.getByText('这不是本站会员的二维码')).toBeVisible()
  await scanned.fill(`${baseURL}/user/other?id=${memberId}#${card}`)
  await scanned.press('Enter')
  await expect(
    counter.getByRole('radio', { name: `澄光 C1（尾号 ${serialNumber.slice(-3)}）` }),
  ).toBeChecked()
  await counter.getByLabel('门店').fill('新天地')
  await counter.getByTitle('澄光直营店 · 上海新天地').click()
  await counter.getByLabel('做了什么').click()
  await counter.getByTitle('校准调整').click()
  await counter.getByLabel('当时的快门数').fill('5200')
  await expectValidScreen(counter, 'visit', consoleViews)
  await counter.getByRole('button', { name: '记下' }).click()
  await expect(counter.getByRole('row', { name: /校准调整/ }).first()).toBeVisible()
  await page.reload()
  const visit = page.getByRole('listitem').filter({ hasText: '校准调整' })
  await expect(visit).toContainText('门店记录')
  await expect(visit).toContainText('澄光直营店 · 上海新天地 · 快门 5,200 次')
  await expect(visit.getByRole('button')).toHaveCount(0)

  await page.getByRole('button', { name: '过户' }).click()
  await expect(page.getByText('你用这件产品提交的活动申请，过户时还没有寄出礼品的会取消。')).toBeVisible()
  await page.getByLabel('当前密码').fill(password)
  await page.getByRole('button', { name: '得到过户码' }).click()
  const code = (await page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).textContent()) ?? ''
  await expectValidScreen(page, 'code')
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByText('过户待确认')).toBeVisible()

  const buyer = await openAs('neighbour')
  await buyer.goto('/user/product/accept')
  await buyer.getByLabel('过户码').fill('22222-33333')
  await buyer.getByLabel('产品编号').fill(serialNumber)
  await buyer.getByRole('button', { name: '接收' }).click()
  await expect(buyer.getByText('过户码或产品编号不正确，还可尝试 4 次')).toBeVisible()
  await buyer.getByLabel('过户码').fill(code.toLowerCase())
  await buyer.getByRole('button', { name: '接收' }).click()
  await expect(buyer.getByText('过户给新主人')).toBeVisible()
  await expect(buyer.getByText('清洁保养')).toBeVisible()
  await expect(buyer.getByText('家附近的老师傅')).toHaveCount(0)
  await expectValidScreen(buyer, 'passport of the buyer')

  await buyer.getByRole('button', { name: '公开护照' }).click()
  const address = await buyer.getByRole('link', { name: '打开页面' }).getAttribute('href')
  const visitor = await openAs('visitor')
  await visitor.goto(address ?? '')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('澄光 C1 的器材护照')
  await expect(visitor.getByText('过户给新主人')).toBeVisible()
  await expect(visitor.getByText(serialNumber.slice(-3)).first()).toBeVisible()
  expect(await visitor.content()).not.toContain(serialNumber)
  await expectValidScreen(visitor, 'public passport')
})
