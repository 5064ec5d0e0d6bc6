import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { pasteHtml } from '../support/paste-html.ts'
import { photoFile } from '../support/photo-file.ts'

const text = (page: Page) => page.getByRole('textbox', { name: '正文' })

test('articles are listed by category, and one opens with its photographs, comments and related articles', async ({
  page,
}) => {
  await page.goto('/article')
  await expect(page.getByRole('heading', { level: 1, name: '学习交流' })).toBeVisible()
  await page.getByRole('link', { name: '风光', exact: true }).click()
  await expect(page).toHaveURL(/category=3/)
  const tile = page.getByRole('link', { name: /雾天测光/ })
  await page.goto((await tile.getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { level: 1, name: /雾天测光/ })).toBeVisible()
  await expect(page.getByText('不该被“校正”掉')).toBeVisible()
  await expect(page.getByRole('list', { name: '拍摄参数' }).first()).toContainText('f/5.6')
  const emotions = page.getByRole('group', { name: '表态' })
  await expect(emotions.getByRole('button', { name: /惊艳/ })).toBeVisible()

  await page
    .getByRole('button', { name: /^查看大图/ })
    .nth(1)
    .click()
  const viewer = page.getByRole('dialog', { name: '查看大图' })
  await expect(viewer.getByRole('group', { name: /^第 2 张/ })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('group', { name: /^第 1 张/ })).toBeVisible()
  await page.keyboard.press('i')
  await expect(viewer.getByRole('region', { name: '拍摄参数' })).toContainText('f/5.6')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  await expect(page.getByRole('region', { name: '接着读' }).getByRole('link').first()).toBeVisible()
  await expect(page).toHaveTitle(/雾天测光/)
})

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body lang=ZH-CN>
<!--StartFragment--><p class=MsoHeading1><span style='font-size:18.0pt'>先测，再加<o:p></o:p></span></p>
<p class=MsoNormal style='text-indent:21.0pt'><span style='font-family:宋体'>　　雾不是灰的，<b>它是光</b>。</span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>薄雾</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span><![endif]>加半档</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>浓雾</p>
<!--EndFragment--></body></html>`

const wechat = `<section style="font-size:16px;letter-spacing:1px" data-tools="135编辑器"><section style="text-align:center"><section><p style="font-size:20px"><strong><span style="font-size:22px">颜色要留一点冷</span></strong></p></section></section><section><p style="text-indent:2em"><span style="color:rgb(62,62,62)">早晨的雾偏蓝，<span style="font-weight:700">傍晚偏紫</span>。</span></p><p><br></p><p><img data-src="https://mmbiz.qpic.cn/a.jpg" src="https://mmbiz.qpic.cn/a.jpg" width="600"></p></section><mp-common-profile data-nickname="x"></mp-common-profile></section>`

const attacks = `<p>before</p><img src=x onerror="window.hit=1"><svg onload="window.hit=1"></svg><script>window.hit=1</script>
<iframe src="https://canary.invalid/"></iframe><img src="https://canary.invalid/a.png" width="600"><a href="javascript:window.hit=1">link</a>
<style>@import 'https://canary.invalid/';</style><math><mtext><style><img src=x onerror="window.hit=1"></style></mtext></math>
<form action="https://canary.invalid/"><button>x</button></form><p style="background:url(https://canary.invalid/)">after</p>`

test('pasted content is neither executed nor loaded', async ({ memberPage: page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('dialog', () => asked.push('a dialog'))
  await page.goto('/user/release/article')
  const editor = page.getByRole('textbox', { name: '正文' })
  await pasteHtml(editor, attacks)
  await expect(editor).toContainText('after')
  await expect(
    editor.locator(
      'script, style, svg:not(.editor-placeholder svg), iframe, img:not(.ProseMirror-separator), form, [style], [onerror], a[href^=javascript]',
    ),
  ).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(asked.filter((url) => url.includes('canary') || url === 'a dialog')).toEqual([])
})

test('typing at a selected photograph goes behind it', async ({ memberPage: page }) => {
  await page.goto('/user/release/article')
  const editor = text(page)
  await editor.click()
  await page.getByLabel('选择照片').setInputFiles(await photoFile('typed'))
  const photo = editor.locator('.editor-figure')
  await expect(photo.locator('img')).toBeVisible()
  await photo.locator('img').click()
  await expect(photo.locator('[data-selected]')).toBeVisible()
  await page.keyboard.type('ab')
  await expect(photo).toHaveCount(1)
  await expect(photo.locator('xpath=following-sibling::p[1]')).toHaveText('ab')
})
test('a member writes an article: paste is cleaned, photographs are uploaded, a draft is stored, and it is published', async ({
  memberPage: page,
}) => {
  await page.goto('/user/release/article')
  const editor = text(page)
  await expect(editor).toBeVisible()
  await editor.click()
  await pasteHtml(editor, word)
  await expect(editor.locator('h2')).toHaveText('先测，再加')
  await expect(editor.locator('strong')).toHaveText('它是光')
  await expect(editor.locator('ol > li > ol > li')).toHaveText('加半档')
  await expect(editor.locator(':scope > ol > li')).toHaveCount(2)
  await expect(editor.locator('[style], [class^=Mso], o\\:p')).toHaveCount(0)

  await editor.press('Control+End')
  await editor.press('Enter')
  await editor.press('Enter')
  await editor.press('Enter')
  await pasteHtml(editor, wechat)
  await expect(editor.locator('h2').last()).toHaveText('颜色要留一点冷')
  await expect(editor.locator('strong').last()).toHaveText('傍晚偏紫')
  await expect(page.getByText(/1 张图片没能带过来/)).toBeVisible()
  await expect(editor.locator('img')).toHaveCount(0)

  const photo = await photoFile('article')
  await page.getByLabel('选择照片').setInputFiles(photo)
  await expect(editor.getByRole('textbox', { name: '图说' })).toBeVisible()
  const caption = editor.getByRole('textbox', { name: '图说' })
  await caption.fill('长'.repeat(125))
  await expect(editor.getByRole('alert')).toHaveText('图说最多 120 个字，多了 5 字')
  await expect(caption).toHaveValue('长'.repeat(125))
  await caption.fill('栈桥尽头')
  await expect(editor.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('封面文件').setInputFiles(await photoFile('cover', { width: 1280, height: 800 }))
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('img', { name: '封面' })).toBeVisible()

  const title = `雾里的一天 ${Date.now()}`
  await page.getByRole('textbox', { name: '标题' }).fill(title)
  await editor.press('Control+End')
  await editor.pressSequentially(
    '最后一件事：雾会走。测完光不要再看屏幕，看山，看水，看人，然后按下快门，回家慢慢看。',
  )
  await page.getByRole('group', { name: /^分类/ }).getByRole('button', { name: '风光' }).click()
  await page.getByRole('group', { name: /^主题/ }).getByRole('button', { name: '后期' }).click()
  await page.getByLabel('地点').fill('黄山')
  await page.getByRole('button', { name: '存草稿' }).last().click()
  await expect(page.getByRole('status').filter({ hasText: '草稿已保存' }).first()).toBeVisible()
  // The picture that could not be pasted.
  await page.getByRole('button', { name: '移除图片的位置' }).click()
  await page.getByRole('button', { name: '发布文章' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('栈桥尽头')).toBeVisible()

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/user/release/article?edit=${id}`)
  await expect(text(page)).toContainText('最后一件事')
  await expect(page.getByRole('button', { name: '保存修改' })).toHaveAttribute('aria-disabled', 'true')
  await text(page).press('Control+End')
  await text(page).pressSequentially('补一句：带一块布。')
  await page.getByRole('button', { name: '保存修改' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('补一句：带一块布。')).toBeVisible()
})
