import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { pasteHtml } from './paste-html.ts'

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
  await expect(page.getByText(/张图片在别的网站上/)).toHaveCount(0)
})
