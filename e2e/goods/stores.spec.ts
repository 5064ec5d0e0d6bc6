import { SysBaseInfo } from '@guangquan/contract'
import { consoleViews, expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'
import { tabTo } from '../support/tab-to.ts'

const path = '/more/store-information'

test('stores are filtered by type, area and word, all in the address', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '更多' }).hover()
  await page.getByRole('link', { name: '门店信息' }).click()
  const stores = page.getByRole('article')
  await expect(stores.first()).toHaveAccessibleName('澄光直营店 · 上海新天地')
  await page.getByRole('button', { name: '省份：全部' }).click()
  await page.getByRole('menuitemradio', { name: /上海市/ }).click()
  await expect(page).toHaveURL(`${path}?area=310000`)
  await expect(stores).toHaveCount(2)
  await page.getByRole('searchbox', { name: '搜索门店' }).fill('静安')
  await expect(page).toHaveURL(/area=310000&keyword=/)
  await expect(stores).toHaveCount(1)
  await page.getByRole('searchbox', { name: '搜索门店' }).fill('没有这样的店')
  await expect(page.getByText('没有找到门店')).toBeVisible()
  await expectValidScreen(page, 'no stores')
  await page.getByRole('link', { name: '清除筛选' }).click()
  await expect(page.getByRole('searchbox', { name: '搜索门店' })).toHaveValue('')
  await page.getByRole('link', { name: '维修服务网点' }).click()
  await expect(page).toHaveURL(`${path}?t=3`)
  await expect(page.getByRole('article', { name: /广州天河/ })).toContainText('镜头校准')
  await page.getByRole('button', { name: '省份：全部' }).click()
  await page.getByRole('menuitemradio', { name: /湖北省/ }).click()
  const placeless = page.getByRole('article', { name: /武汉光谷/ })
  await expect(placeless.getByRole('link', { name: /拨打/ })).toHaveAttribute('href', 'tel:027-55550111')
  await expect(placeless.getByRole('link', { name: /导航/ })).toHaveCount(0)
  await expect(placeless.getByRole('button', { name: /照片/ })).toHaveCount(0)
})

test.describe('where the browser gives its position', () => {
  test.use({ permissions: ['geolocation'], geolocation: { longitude: 116.449, latitude: 39.936 } })

  test('the nearest store is first, and the position is only in the body of the call', async ({ page }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto(path)
    const nearest = page.getByRole('article').first()
    await expect(nearest).toHaveAccessibleName(/上海新天地/)
    await page.getByRole('button', { name: '按距离' }).click()
    await expect(nearest).toHaveAccessibleName(/北京三里屯/)
    await expect(nearest).toContainText(/距离你 \d+ 米/)
    await expect(page.getByRole('article').nth(1)).toContainText(/距离你 [\d.]+ 公里/)
    await expect(page.getByText('位置只用来排列门店，不会保存')).toBeVisible()
    await expectValidScreen(page, 'stores by distance')
    expect([...addresses, page.url()].filter((address) => /116\.4|39\.9/.test(address))).toEqual([])
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    )
    expect(stored).not.toMatch(/116\.4|39\.9/)
    await page.getByRole('button', { name: '按距离' }).click()
    await expect(nearest).toHaveAccessibleName(/上海新天地/)
  })
})

test('a refused position is said in a sentence, and the list stays', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('button', { name: '按距离' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '浏览器没有允许使用位置' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectValidScreen(page, 'position refused')
})

test('an address is copied, and the map opens in a window of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  const store = page.getByRole('article', { name: /上海新天地/ })
  await store.getByRole('button', { name: /^复制地址/ }).click()
  await expect(page.getByText('已复制')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('上海市黄浦区马当路 245 号 1 层')
  const map = store.getByRole('link', { name: /^导航到/ })
  await expect(map).toHaveAttribute(
    'href',
    /^https:\/\/uri\.amap\.com\/marker\?position=121\.\d+,31\.\d+&name=.+&coordinate=gaode$/,
  )
  await expect(map).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(map).toHaveAttribute('target', '_blank')
})

test('photographs of a store are looked through by keys', async ({ page }) => {
  await page.goto(path)
  const photos = page.getByRole('button', { name: '看 澄光直营店 · 上海新天地 的 4 张照片' })
  await tabTo(page, photos)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '澄光直营店 · 上海新天地' })
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/第 1 张，共 4 张/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/第 2 张，共 4 张/)
  await expectValidScreen(page, 'photographs of a store')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(photos).toBeFocused()
})

test('a list that fails is tried again', async ({ page }) => {
  await page.goto(path)
  const call = `**/${SysBaseInfo.GetShopList.service}/${SysBaseInfo.GetShopList.name}`
  await page.route(call, (route) => route.abort())
  await page.getByRole('link', { name: '授权专卖店' }).click()
  const again = page.getByRole('button', { name: '重试' })
  await expect(again).toBeVisible()
  await page.unroute(call)
  await again.click()
  await expect(page.getByRole('article', { name: /成都春熙路/ })).toBeVisible()
})

test('staff read services, coordinates and pictures of a store, and both coordinates are required', async ({
  page,
  baseURL,
}) => {
  await signedInStaff({ page, baseURL })
  await page.goto(`/console/shops?keyword=${encodeURIComponent('新天地')}`)
  await expect(page.getByRole('row', { name: /上海新天地/ })).toContainText('121.4747, 31.2203')
  await expectValidScreen(page, 'stores of the console', consoleViews)
  await page.getByRole('button', { name: '修改 澄光直营店 · 上海新天地' }).click()
  const form = page.getByRole('dialog', { name: /^修改/ })
  await expect(form.getByRole('img', { name: '封面' })).toBeVisible()
  await expect(form.getByTitle('传感器清洁')).toBeVisible()
  await expectValidScreen(page, 'form of a store', consoleViews)
  await form
    .locator('input[type=file]')
    .setInputFiles(await photoFile('store.jpg', { width: 1200, height: 900 }))
  await expect(form.getByRole('img', { name: '第 5 张' })).toBeVisible()
  await form.getByLabel('纬度').fill('')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('经度和纬度要一起填，或者都不填')).toBeVisible()
})
