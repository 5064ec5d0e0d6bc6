import { fileURLToPath } from 'node:url'
import { expectValidScreen } from '../support/accessible.ts'
import { signedInStaff } from '../support/console-account.ts'
import { expect, test } from '../support/fixtures.ts'
import { photoFile } from '../support/photo-file.ts'
import { makePost } from '../support/make-post.ts'

const pictureOf = (name: string) =>
  fileURLToPath(new URL(`../../apps/web/public/img/banner/${name}.webp`, import.meta.url))

test('an editor adds a banner and a camera, and sees articles and topics', async ({ page, baseURL }) => {
  await signedInStaff({ page, baseURL })
  const title = `秋天的光 ${Date.now()}`
  await page.goto('/console/banners?place=1')
  await page.getByRole('button', { name: '添加横幅' }).click()
  const drawer = page.getByRole('dialog', { name: '添加横幅' })
  await drawer.getByLabel('位置').click()
  await page.getByTitle('产品页').last().click()
  for (const [label, name] of [
    ['宽图', 'pier-wide'],
    ['窄图', 'pier-narrow'],
  ] as const) {
    const chooser = page.waitForEvent('filechooser')
    await drawer.getByRole('button', { name: `上传${label}` }).click()
    await (await chooser).setFiles(pictureOf(name))
    await expect(drawer.getByRole('img', { name: label, exact: true })).toBeVisible()
  }
  await drawer.getByLabel('标题').fill(title)
  await drawer.getByLabel('链接').fill('/post/photo')
  await expectValidScreen(page, 'console banner form')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toBeVisible()
  await expect(row.getByRole('img', { name: title }).first()).toHaveJSProperty('complete', true)
  const [own] = await Promise.all([
    page.context().waitForEvent('page'),
    row.getByRole('link', { name: /^在新标签页打开/ }).click(),
  ])
  await expect(own.getByText('只显示一行')).toBeVisible()
  await expect(own.getByRole('row', { name: new RegExp(title) })).toBeVisible()
  await own.getByRole('link', { name: '看整个列表' }).click()
  await expect(own).toHaveURL(/banners\?place=1$/)
  await expect(own.getByText(/^第 1 页/)).toBeVisible()
  await own.close()

  await page.getByRole('link', { name: '器材库' }).click()
  await expect(page.getByRole('region', { name: '不认识的名称' })).toBeVisible()
  await page.getByRole('button', { name: '添加相机' }).click()
  const name = `Chamonix ${Date.now()}`
  const dialog = page.getByRole('dialog', { name: '添加' })
  await dialog.getByLabel('品牌').fill('Chamonix')
  await dialog.getByLabel('名称').fill(name)
  await dialog.getByRole('button', { name: '添加' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: '全部器材' }).click()
  await page.getByRole('searchbox', { name: '找器材' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^\/post\/camera\/chamonix-/)
  await expect(page).toHaveURL(/keyword=Chamonix/)
  await expectValidScreen(page, 'console gear')
  await page.getByRole('button', { name: '导入别名' }).click()
  const aliases = page.getByRole('dialog', { name: '导入别名' })
  const chooseAliases = (into: string) =>
    aliases.locator('input[type=file]').setInputFiles({
      name: 'aliases.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`种类,照片里的厂商,照片里的名称,归入\n相机,CHX,${name} II,${into}\n`),
    })
  await chooseAliases('没有这台')
  await expect(aliases.getByRole('cell', { name: '器材库里没有这一项，请写它的名称或编号' })).toBeVisible()
  await chooseAliases(name)
  await expect(aliases.getByText('会添加 1 个别名，已有的照片随后归入。')).toBeVisible()
  await aliases.getByLabel('原因').fill('整理')
  await aliases.getByRole('button', { name: '导入', exact: true }).click()
  await expect(aliases).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*chamonix\\d+ii`) })).toBeVisible()

  await page.getByRole('button', { name: '导入器材' }).click()
  const gear = page.getByRole('dialog', { name: '导入器材' })
  const chooseGear = (...rows: string[]) =>
    gear.locator('input[type=file]').setInputFiles({
      name: 'gear.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['种类,编号,名称,品牌,最大光圈,别名', ...rows, ''].join('\n')),
    })
  await chooseGear(`相机,没有这台,${name} III,Chamonix,,`)
  await expect(gear.getByRole('cell', { name: '器材库里没有这个编号；要添加的，编号空着' })).toBeVisible()
  await expectValidScreen(page, 'console gear import')
  await chooseGear(`相机,,${name},沙慕尼,,`, `相机,,${name} III,沙慕尼,,`)
  await expect(gear.getByText('会添加 1 项，改动 1 项')).toBeVisible()
  await gear.getByLabel('原因').fill('换品牌名')
  await gear.getByRole('button', { name: '导入', exact: true }).click()
  await expect(gear).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*沙慕尼`) })).toHaveCount(2)

  // A row of the audit log leads to the row it is about.
  await page.goto('/console/audit?act=gear.saved')
  const saved = page.getByRole('row', { name: /换品牌名/ }).filter({ hasText: '沙慕尼' })
  await saved.first().getByRole('link', { name: '相机' }).click()
  await expect(page.getByText('只显示一行')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*沙慕尼`) })).toBeVisible()

  await page.goto('/console/products?tab=categories')
  const [category] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: '在新标签页打开第 2 行' }).click(),
  ])
  await expect(category.getByText('只显示一行')).toBeVisible()
  await expect(category.getByRole('region', { name: '类型' }).getByRole('row')).toHaveCount(2)
  await category.close()

  await page.getByRole('link', { name: '文章', exact: true }).click()
  await page.getByText('全部文章', { exact: true }).click()
  const articles = page.getByRole('region', { name: '文章' }).getByRole('row')
  await expect(articles.filter({ hasText: /官方|会员/ }).first()).toBeVisible()
  await page.getByRole('link', { name: '主题', exact: true }).click()
  await page.getByRole('button', { name: '修改 风光', exact: true }).click()
  const topic = page.getByRole('dialog', { name: '修改 · 风光' })
  await expect(topic.getByLabel('名称')).toHaveValue('风光')
  await expectValidScreen(page, 'console topics')
})

test('a moderator renames a tag, whose old page leads to the new one, and bans it', async ({
  page,
  baseURL,
  person,
}) => {
  const [name, newName] = [`潮汐${Date.now()}`, `退潮${Date.now()}`]
  await makePost(await person('writer'), { tags: [name] })
  await signedInStaff({ page, baseURL })
  await page.goto(`/console/tags?keyword=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `改名 ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `改名 · #${name}` })
  await dialog.getByLabel('新名称').fill(newName)
  await dialog.getByRole('button', { name: '改名' }).click()
  await expect(page.getByText(`已并入 #${newName}`)).toBeVisible()
  await page.goto(`/post/tag-filter?tag=${encodeURIComponent(name)}`)
  await expect(page.getByRole('heading', { name: newName })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(newName)))

  await page.goto('/console/tags')
  await expect(page.getByRole('region', { name: '话题' }).getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('searchbox', { name: '找话题' }).fill(newName)
  await page.keyboard.press('Enter')
  const other = await page.context().newPage()
  await other.goto(`/console/tags?keyword=${encodeURIComponent(newName)}`)
  await page.getByRole('button', { name: `封禁 ${newName}` }).click()
  await other.getByRole('button', { name: `图片 ${newName}` }).click()
  const picture = other.getByRole('dialog', { name: `图片 · #${newName}` })
  await picture
    .locator('input[type=file]')
    .setInputFiles(await photoFile('tag.jpg', { width: 288, height: 216 }))
  await expect(picture.locator('img')).toBeVisible()
  const ban = page.getByRole('dialog', { name: `封禁 · #${newName}` })
  await ban.getByLabel('原因').fill('测试')
  await ban.getByRole('button', { name: '封禁' }).click()
  await expect(page.getByRole('button', { name: `解封 ${newName}` })).toBeVisible()
  await picture.getByRole('button', { name: '保存图片' }).click()
  await expect(picture.getByRole('row', { name: '图片 没有图片 你上传的图片' })).toBeVisible()
  await other.close()
  const gone = await page.goto(`/post/tag-filter?tag=${encodeURIComponent(newName)}`)
  expect(gone?.status()).toBe(404)
  await expect(page.getByText('这个话题已经停用')).toBeVisible()
})
