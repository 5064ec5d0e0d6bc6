import { expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { gb18030 } from '../support/gb18030.ts'

test('a word is tried before it is saved, changed, imported and removed', async ({ page, baseURL }) => {
  const serial = Date.now().toString(36)
  const word = `测词${serial}`
  await signedInStaff({ page, baseURL })
  await page.goto('/console/words')
  await page.getByRole('button', { name: '添加敏感词' }).click()
  const dialog = page.getByRole('dialog', { name: '添加敏感词' })
  await dialog.getByLabel('词', { exact: true }).fill(word)
  await dialog.getByText('替换', { exact: true }).click()
  await dialog.getByLabel('替换为').fill('好光')
  await dialog.getByLabel('要试的文字').fill(`今天的${word}`)
  await dialog.getByRole('button', { name: '试一试' }).click()
  await expect(dialog.getByText('今天的好光')).toBeVisible()
  await dialog.getByRole('button', { name: '看看会命中多少已有内容' }).click()
  await expect(dialog.getByText(/条作品里有 0 条/)).toBeVisible()
  await expectValidScreen(page, 'word')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('searchbox', { name: '找词' }).fill(serial)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(`${word}.*替换.*好光`) })).toBeVisible()

  await page.getByRole('button', { name: '导入 CSV' }).click()
  const importing = page.getByRole('dialog', { name: '导入 CSV' })
  const choose = (rows: string) =>
    importing.locator('input[type=file]').setInputFiles({
      name: 'words.csv',
      mimeType: 'text/csv',
      buffer: gb18030(`词,处理,替换为,分类,备注\r\n${rows}`),
    })
  const downloading = page.waitForEvent('download')
  await importing.getByRole('button', { name: '下载模板' }).click()
  expect((await downloading).suggestedFilename()).toBe('敏感词模板.csv')
  await choose(`${word}二,删除,,,\n`)
  await expect(importing.getByRole('row', { name: /处理 删除 要写拦截、审核、替换/ })).toBeVisible()
  await choose(`${word}二,审核,,测试,\n`)
  await expect(importing.getByText('会添加 1 个，改动 0 个。')).toBeVisible()
  await importing.getByLabel('原因').fill('新名单')
  await importing.getByRole('button', { name: '导入', exact: true }).click()
  await expect(importing).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(`${word}二.*审核.*测试`) })).toBeVisible()

  for (const name of [`${word}二`, word]) {
    await page.getByRole('button', { name: `移除 ${name}`, exact: true }).click()
    await page.getByRole('tooltip').getByRole('button', { name: '移除', exact: true }).click()
    await expect(page.getByRole('button', { name: `移除 ${name}`, exact: true })).toHaveCount(0)
  }
  await expect(page.getByText('没有这样的词')).toBeVisible()
})

test('leaving asks about what is not saved, and what a colleague saved meanwhile stands beside it', async ({
  page,
  baseURL,
  openAs,
}) => {
  const word = `两人改${Date.now().toString(36)}`
  await signedInStaff({ page, baseURL })
  await page.goto(`/console/words?keyword=${word}`)
  await page.getByRole('button', { name: '添加敏感词' }).click()
  await page.getByRole('dialog').getByLabel('词', { exact: true }).fill(word)
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  const colleague = await openAs('visitor')
  await signedInStaff({ page: colleague, baseURL })
  await colleague.goto(`/console/words?keyword=${word}`)
  for (const one of [page, colleague]) await one.getByRole('button', { name: `修改 ${word}` }).click()
  const theirs = colleague.getByRole('dialog')
  await theirs.getByLabel('备注').fill('同事写的')
  await theirs.getByText('拦截', { exact: true }).click()
  await theirs.getByRole('button', { name: '保存' }).click()
  await expect(theirs).toBeHidden()

  const dialog = page.getByRole('dialog', { name: `修改「${word}」` })
  const question = page.getByRole('dialog', { name: '改动还没有保存' })
  const save = dialog.getByRole('button', { name: '保存', exact: true })
  await dialog.getByLabel('备注').fill('我写的')
  await save.click()
  await expect(dialog.getByText(/^staff\d+ 刚刚改过/)).toBeVisible()
  await expect(dialog.getByRole('row', { name: '备注 同事写的 我写的' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: '处理 拦截 审核' })).toBeVisible()
  await expectValidScreen(page, 'newer values')
  await dialog.getByRole('button', { name: '改用现在存的' }).click()
  await expect(dialog.getByLabel('备注')).toHaveValue('同事写的')
  await dialog.getByLabel('备注').fill('一起写的')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: '关闭' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await close()
    await question.getByRole('button', { name: '继续编辑' }).click()
    // Its backdrop takes clicks until it is out of the document, a moment after it is hidden.
    await expect(page.getByText('改动还没有保存')).toHaveCount(0)
  }
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(`${word}.*拦截.*一起写的`) })).toBeVisible()

  // A page, its tab, and a dialog whose values are given up.
  await page.goto('/console/account')
  await page.getByLabel('新密码').fill('写到一半')
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const closing = await asked
  expect(closing.type()).toBe('beforeunload')
  await closing.dismiss()
  await page.getByRole('link', { name: '敏感词' }).click()
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(page.getByLabel('新密码')).toHaveValue('写到一半')
  await page.getByRole('link', { name: '敏感词' }).click()
  await question.getByRole('button', { name: '放弃改动' }).click()
  await page.getByRole('searchbox', { name: '找词' }).fill(word)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `移除 ${word}` }).click()
  await page.getByRole('tooltip').getByRole('button', { name: '移除', exact: true }).click()
  await expect(page.getByText('没有这样的词')).toBeVisible()
})

test('settings, links, the brand and terms are changed, and members see it', async ({
  page,
  baseURL,
  openAs,
}) => {
  const serial = Date.now().toString(36)
  await signedInStaff({ page, baseURL })
  await page.goto('/console/settings')
  const row = page.getByRole('row', { name: /虚拟运营商手机号可以投票/ })
  await row.getByRole('button', { name: /^修改/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('switch').click()
  await dialog.getByLabel('原因').fill('活动期间')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(row.getByText(/^staff\d+，/)).toBeVisible()
  await row.getByRole('button', { name: /^恢复/ }).click()
  await dialog.getByLabel('原因').fill('活动结束')
  await dialog.getByRole('button', { name: '恢复默认' }).click()
  await expect(row.getByText('没有改过')).toBeVisible()
  const folders = page.getByRole('row', { name: /收藏夹/ })
  await folders.getByRole('button', { name: '修改收藏夹' }).click()
  await dialog.getByLabel('几个').fill('60')
  await dialog.getByLabel('原因').fill('会员收得多')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(folders.getByText('改过', { exact: true })).toBeVisible()
  await folders.getByRole('button', { name: /^恢复/ }).click()
  await dialog.getByLabel('原因').fill('够用了')
  await dialog.getByRole('button', { name: '恢复默认' }).click()
  await expect(folders.getByText('没有改过')).toBeVisible()

  await page.goto('/console/links')
  await page.getByLabel('域名').fill('https://zhihu.com/q')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('https://zhihu.com/q 不是域名，请写成 zhihu.com 这样')).toBeVisible()

  const follow = `关注我们 ${serial}`
  await page.goto('/console/brand')
  await page.getByLabel('关注我们', { exact: true }).fill(follow)
  await expect(page.getByRole('region', { name: '预览：暗房' }).getByText(follow)).toBeVisible()
  await page.getByLabel('关注我们的链接').fill('http://social.example')
  await page.getByLabel('原因').fill('换了账号')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请写 https:// 开头的网址')).toBeVisible()
  await page.getByLabel('关注我们的链接').fill('https://social.example/')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/^staff\d+，/)).toBeVisible()
  // Not saved: every page of the site would have other colours for the tests beside this one.
  await page.getByRole('tab', { name: '外观' }).click()
  const look = page.getByRole('tabpanel', { name: '外观' })
  await look.getByText('品牌的颜色').click()
  await look.getByLabel('主色', { exact: true }).fill('#0a66c2')
  await expect(look.getByLabel('主色上的文字', { exact: true })).toHaveValue('#ffffff')
  await expectValidScreen(page, 'look')
  await look.getByLabel('主色上的文字', { exact: true }).fill('#7ab8ff')
  await expect(look.getByRole('status')).toContainText('主色上的文字看不清')
  await look.getByLabel('原因').fill('看不清的也试一试')
  await look.getByRole('button', { name: '保存' }).click()
  await expect(look.getByText(/^主色上的文字看不清：对比度只有 [\d.]+，至少要 4.5$/).first()).toBeVisible()
  await page.reload()
  await expect(look.getByRole('radio', { name: '自带的琥珀色' })).toBeChecked()
  const member = await openAs('visitor')
  await member.goto('/article')
  await expect(member.getByRole('link', { name: follow })).toHaveAttribute('href', 'https://social.example/')

  await page.goto('/console/terms?kind=7')
  await page.getByLabel('正文').fill(`## 一、投稿\n欢迎向画廊投稿 ${serial}。`)
  await page.getByRole('button', { name: '预览' }).click()
  const preview = page.getByRole('dialog', { name: '预览' })
  await expect(preview.getByRole('heading', { name: '一、投稿' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByRole('button', { name: '发布草稿' }).click()
  const publishing = page.getByRole('dialog', { name: '发布草稿' })
  await publishing.getByLabel('生效时间').fill('2099-01-01 08:00')
  await page.keyboard.press('Enter')
  await publishing.getByLabel('原因').fill('律师已审')
  await publishing.getByRole('button', { name: '发布' }).click()
  const scheduled = page.getByRole('row', { name: /还没生效.*2099-01-01 08:00:00/ })
  await scheduled.getByRole('button', { name: /^撤回/ }).click()
  const withdrawing = page.getByRole('dialog', { name: /^撤回/ })
  await withdrawing.getByLabel('原因').fill('再改一处')
  await withdrawing.getByRole('button', { name: '撤回' }).click()
  await expect(scheduled).toBeHidden()
  await page.getByRole('button', { name: '发布草稿' }).click()
  await publishing.getByLabel('原因').fill('律师已审')
  await publishing.getByRole('button', { name: '发布' }).click()
  await expect(page.getByRole('row', { name: /现行.*staff\d+/ })).toBeVisible()
})
