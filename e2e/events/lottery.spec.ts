import { readFile } from 'node:fs/promises'
import { expectValidScreen } from '../support/accessible.ts'
import { expect, test } from '../support/fixtures.ts'

const list = '/api/services/*/Lottery/GetLotteryPublic'

test('a visitor computes a drawn lottery again, sees the code, and saves both for another computer', async ({
  page,
}) => {
  await page.goto('/activity/lottery?tab=all')
  await page.getByRole('link', { name: '岁末抽奖' }).click()
  const panel = page.getByRole('region', { name: '自己验算' })
  await panel.getByRole('button', { name: '开始验算' }).click()
  await expect(panel.getByText('与公布的名单一致')).toBeVisible()
  for (const step of ['种子没有换过', '名单没有动过', '公共数请自己查一查', '7 份中奖全部相同'])
    await expect(panel.getByRole('heading', { name: step })).toBeVisible()
  await expectValidScreen(page, 'a verified lottery')

  await panel.getByRole('button', { name: '看这段代码' }).click()
  await expect(panel.getByText('export async function drawList')).toBeVisible()
  const saved = page.waitForEvent('download')
  await panel.getByRole('button', { name: '下载名单' }).click()
  const record = await readFile(await (await saved).path(), 'utf8')
  expect(record).toContain('"publicValue":"3927.41"')
})

test('a list with one changed number fails, and the page says at which link', async ({ page }) => {
  await page.route(list, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const changed = text.replace(/"nonce":"(.)/, (_, digit) => `"nonce":"${digit === '0' ? '1' : '0'}`)
    await route.fulfill({ response, body: changed })
  })
  await page.goto('/activity/lottery?tab=all')
  await page.getByRole('link', { name: '岁末抽奖' }).click()
  const panel = page.getByRole('region', { name: '自己验算' })
  await panel.getByRole('button', { name: '开始验算' }).click()
  await expect(panel.getByText('第 2 步对不上')).toBeVisible()
  await expect(panel.getByText('从第 1 环起对不上')).toBeVisible()
  await expectValidScreen(page, 'a lottery that does not verify')
})
