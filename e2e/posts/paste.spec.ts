import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectToast } from '../support/page-record.ts'
import { pasteHtml } from '../support/paste-html.ts'
import { photoFile } from '../support/photo-file.ts'

const pixel = 'data:image/png;base64,iVBORw0KGgo='

/** Content of other programs, and what the editor makes of it: its elements without attributes. */
const pastes: [source: string, html: string, written: string][] = [
  [
    'a heading by Word’s own name',
    '<p class="MsoTitle"><span>先测，再加</span></p><p class="MsoNormal">正文</p>',
    '<h2>先测，再加</h2><p>正文</p>',
  ],
  [
    'a heading by its size',
    '<p style="font-size:16pt">大字</p><p style="font-size:20px"><b>粗一点</b></p><p style="font-size:20px">不粗</p>',
    '<h2>大字</h2><h3>粗一点</h3><p>不粗</p>',
  ],
  [
    'large type that is a whole paragraph, or in a list',
    `<p style="font-size:24px">${'长'.repeat(41)}</p><ul><li><p style="font-size:24px">一项</p></li></ul>`,
    `<p>${'长'.repeat(41)}</p><ul><li><p>一项</p></li></ul>`,
  ],
  [
    'conditional comments and elements of Word',
    '<p><!--[if gte mso 9]><xml>x</xml><![endif]-->雾<o:p></o:p><![if !supportLists]>1.<![endif]></p>',
    '<p>雾1.</p>',
  ],
  [
    'lists of Word, nested and of both kinds',
    ['1.|level1', '·|level2', '2.|level1']
      .map((one, place) => {
        const [mark = '', level = ''] = one.split('|')
        return `<p style='mso-list:l0 ${level} lfo1'><span style='mso-list:Ignore'>${mark} </span>第${place + 1}项</p>`
      })
      .join(''),
    '<ol><li><p>第1项</p><ul><li><p>第2项</p></li></ul></li><li><p>第3项</p></li></ol>',
  ],
  [
    'bullets and numbers of Word one after the other, and a list that begins anew',
    ['·|l0', '·|l0', '1.|l1', '2.|l1', '1.|l2']
      .map((one, place) => {
        const [mark = '', list = ''] = one.split('|')
        return `<p style='mso-list:${list} level1 lfo1'><span style='mso-list:Ignore'>${mark} </span>第${place + 1}项</p>`
      })
      .join(''),
    '<ul><li><p>第1项</p></li><li><p>第2项</p></li></ul><ol><li><p>第3项</p></li><li><p>第4项</p></li></ol><ol><li><p>第5项</p></li></ol>',
  ],
  [
    'circled numbers, which stay text',
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>①</span>甲</p><p>② 乙</p>`,
    '<p>①甲</p><p>② 乙</p>',
  ],
  [
    'deletions and remarks of a reviewer',
    '<p>雾<del cite="mailto:a" datetime="2026-01-01">很大</del><ins>散了</ins><span class=MsoCommentReference>[1]</span></p>',
    '<p>雾散了</p>',
  ],
  [
    'attributes that a security policy would report, however they are written',
    `<p title="a>b" style="color:red">一</p><p/style="color:red"onclick="x()">二</p><div onmouseover='x("1>2")'>三</div><p STYLE = color:red>四</p>`,
    '<p>一</p><p>二</p><p>三</p><p>四</p>',
  ],
  [
    'bold by style, and Google’s bold that is none',
    '<b style="font-weight:normal"><p>一<span style="font-weight:700">二</span><font style="font-weight:bold">三</font></p></b>',
    '<p>一<strong>二三</strong></p>',
  ],
  ['indentation and empty lines', '<p>　　雾</p><p>&nbsp;</p><p>\u200b</p><p>山</p>', '<p>雾</p><p>山</p>'],
  [
    'a table',
    '<table><tr><th>光圈</th><th>快门</th></tr><tr><td>f/8</td><td>1/60</td></tr></table>',
    '<p>光圈　快门</p><p>f/8　1/60</p>',
  ],
  [
    'a table with lines in its cells, a caption and a table inside',
    '<table><caption>参数</caption><tr><td><p>甲</p><p>乙</p></td><td>丙<table><tr><td>丁</td><td>戊</td></tr></table></td></tr><tr><td> </td></tr></table>',
    '<p>参数</p><p>甲 乙　丙 丁 戊</p>',
  ],
  [
    'zero-width characters, which part no word',
    '<p>光\u200b圈\ufeff与\u2060快\u00ad门\u200b</p>',
    '<p>光圈与快门</p>',
  ],
  [
    'links, of which only those to the web stay',
    '<p><a href="https://example.com/a">一</a><a href="javascript:alert(1)">二</a><a href="file:///c">三</a></p>',
    '<p><a>一</a>二三</p>',
  ],
  [
    'forms, frames and drawings',
    '<p>前</p><iframe src="x"></iframe><form><button>按</button></form><svg><text>字</text></svg><p>后</p>',
    '<p>前</p><p>后</p>',
  ],
  [
    'an ornament of a few pixels, which is no lost picture',
    `<p>前</p><img src="${pixel}" width="12" height="12"><p>后</p>`,
    '<p>前</p><p>后</p>',
  ],
]

/** The editor's content as markup without attributes, and without the last empty line it may add. */
function written(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: '正文' }).evaluate((editor) => {
    const copy = document.createElement('div')
    copy.append(...Array.from(editor.childNodes, (node) => node.cloneNode(true)))
    for (const trace of copy.querySelectorAll('.ProseMirror-trailingBreak, .ProseMirror-separator'))
      trace.remove()
    return copy.innerHTML.replaceAll(/<(\w+)[^>]*>/g, '<$1>').replace(/<p><\/p>$/, '')
  })
}

test('what other programs write becomes plain text of the article', async ({ memberPage: page }) => {
  await page.goto('/user/release/article')
  const editor = page.getByRole('textbox', { name: '正文' })
  await expect(editor).toBeVisible()
  for (const [source, html, expected] of pastes) {
    await editor.press('Control+a')
    await editor.press('Delete')
    await pasteHtml(editor, html)
    expect.soft(await written(page), source).toBe(expected)
  }
  await expect(page.getByText(/没能带过来/)).toHaveCount(0)
})

test('pictures in the cells of a table follow the line of their row, in order', async ({
  memberPage: page,
}) => {
  await page.goto('/user/release/article')
  const editor = page.getByRole('textbox', { name: '正文' })
  const { buffer } = await photoFile('cell.jpg', { hue: 40 })
  const uploaded = `<img src="data:image/png;base64,${buffer.toString('base64')}" width="600">`
  const lost = '<img src="file:///C:/a.jpg" width="600">'
  await expectToast(page, '有 2 张图片没能带过来，正文里留了位置', () =>
    pasteHtml(
      editor,
      `<table><tr><td>一${lost}</td><td>二${uploaded}</td></tr><tr><td>${lost}</td></tr><tr><td>三</td></tr></table>`,
    ),
  )
  await expect(page.getByRole('button', { name: /这里原来有一张图片/ })).toHaveCount(2)
  await expect(page.getByLabel('图说')).toHaveCount(1)
  const order = await editor.evaluate((text) =>
    Array.from(text.children, (child) => {
      if (child.querySelector('img') !== null) return '图'
      return /这里原来有一张图片/.test(child.textContent) ? '位置' : child.textContent
    }),
  )
  expect(order.filter((one) => one !== '')).toEqual(['一　二', '位置', '图', '位置', '三'])
})

test('topics are taken as they are pasted, and a key of an input method takes none', async ({
  memberPage: page,
}) => {
  await page.goto('/user/release/article')
  const topics = page.getByRole('combobox', { name: '话题' })
  const chosen = page.getByRole('button', { name: /^移除话题/ })
  await topics.fill('＃夜景')
  await topics.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  await expect(chosen).toHaveCount(0)
  await topics.press('Enter')
  await expect(chosen).toHaveCount(1)
  await topics.fill('#长曝光#')
  await expect(chosen).toHaveCount(2)
  await topics.fill('海边、雾，晨光,第六个')
  await expect(chosen).toHaveCount(5)
  await expect(page.getByText('最多 5 个话题，没有加上：第六个')).toBeVisible()
})

test('places of missing pictures and videos stay in the draft, and are not published', async ({
  memberPage: page,
  openAs,
}) => {
  await page.goto('/user/release/article')
  await pasteHtml(
    page.getByRole('textbox', { name: '正文' }),
    `<p>${'雾'.repeat(60)}</p><img src="file:///C:/a.jpg"><iframe class="video_iframe" data-src="https://v.qq.com/x"></iframe>`,
  )
  await page.getByRole('textbox', { name: '标题' }).fill('缺一张图的文章')
  await page.getByRole('button', { name: '存草稿' }).last().click()
  await expect(page.getByRole('status').filter({ hasText: '草稿已保存' }).first()).toBeVisible()

  const elsewhere = await openAs('member')
  await elsewhere.goto('/user/release/article')
  await elsewhere.getByRole('link', { name: '继续写' }).click()
  await expect(elsewhere.getByRole('textbox', { name: '标题' })).toHaveValue('缺一张图的文章')
  await expect(elsewhere.getByRole('button', { name: /这里原来有一张图片/ })).toBeVisible()
  await expect(elsewhere.getByText('这里原来有一段视频，没能带过来')).toBeVisible()
  await elsewhere.getByLabel('封面文件').setInputFiles(await photoFile('cover', { width: 1280, height: 800 }))
  await elsewhere.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(elsewhere.getByRole('img', { name: '封面' })).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: '发布文章' })).toHaveAccessibleDescription(
    '正文里有 2 处图片或视频还没补上，补上或移除后再发布',
  )
})

test('a picture or video that cannot come along leaves a place to drop it on', async ({
  memberPage: page,
}) => {
  await page.goto('/user/release/article')
  const editor = page.getByRole('textbox', { name: '正文' })
  await expectToast(page, '有 2 张图片、1 段视频没能带过来，正文里留了位置', () =>
    pasteHtml(
      editor,
      '<p>前</p><img src="file:///C:/a.jpg"><p>中</p><img data-src="https://mmbiz.qpic.cn/a"><iframe class="video_iframe" data-src="https://v.qq.com/x"></iframe><p>后</p>',
    ),
  )
  const places = page.getByRole('button', { name: /这里原来有一张图片/ })
  await expect(places).toHaveCount(2)
  await expect(page.getByText('这里原来有一段视频，没能带过来')).toBeVisible()
  await expect(page.getByRole('button', { name: '选一个我的视频' })).toBeVisible()

  const photo = await photoFile('dropped.jpg', { hue: 40 })
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0))
    transfer.items.add(new File([bytes], 'dropped.jpg', { type: 'image/jpeg' }))
    return transfer
  }, photo.buffer.toString('base64'))
  await places.first().dispatchEvent('drop', { dataTransfer })
  await expect(places).toHaveCount(1)
  await expect(page.getByLabel('图说')).toHaveCount(1)
  await page.getByLabel('补一张图片').setInputFiles(await photoFile('chosen.jpg', { hue: 80 }))
  await expect(places).toHaveCount(0)
  await expect(page.getByLabel('图说')).toHaveCount(2)
  await page.getByRole('button', { name: '移除视频的位置' }).click()
  await expect(page.getByText('这里原来有一段视频，没能带过来')).toHaveCount(0)
  const order = await editor.evaluate((text) =>
    Array.from(text.children, (child) => (child.querySelector('img') === null ? child.textContent : '图')),
  )
  expect(order.filter((one) => one !== '')).toEqual(['前', '图', '中', '图', '后'])
})
