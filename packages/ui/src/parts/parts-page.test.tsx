import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PartsPage } from './parts-page.tsx'

const markup = renderToStaticMarkup(<PartsPage hosts />)

it('shows every part in both themes without a browser', () => {
  for (const words of [
    '正在发布',
    '手机号是 11 位数字',
    '暂无可选项',
    '未记录曝光信息',
    '已到片尾',
    '这一格没有曝光',
  ]) {
    expect(markup.split(words).length - 1, words).toBeGreaterThanOrEqual(2)
  }
})

it('gives an unfinished picture no address yet and a framed portrait its ring', () => {
  expect(markup).toContain('data-state="far"')
  expect(markup).toContain('ui-avatar-frame')
  expect(markup).not.toContain('<img srcset')
})

it('ties every error to its field', () => {
  const [, noteId] = /<p id="([^"]+)" class="ui-field-error"/.exec(markup) ?? []
  expect(noteId).toBeDefined()
  expect(markup).toContain(`aria-describedby="${noteId}" aria-invalid="true"`)
})
