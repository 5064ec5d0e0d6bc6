import { xssVectors } from '@guangquan/rules/testing/xss-vectors'
import { expect, test, vi } from 'vitest'
import { isServerMarkup, trustedMarkup, trustedScript } from './trusted.ts'

test('markup of the server is unchanged', () => {
  const article =
    '<h2>雾</h2><p>一<strong>二</strong><br><a href="https://a.example/?q=1&amp;r" target="_blank" rel="nofollow ugc noopener">三</a></p><blockquote><p>a &lt; b</p></blockquote><ul><li><p><a href="/post/photo">四</a></p><ol><li><p>五</p></li></ol></li></ul>'
  expect(trustedMarkup(article)).toBe(article)
})

const active =
  /<[^a-z]*(?:script|img|svg|iframe|math|style|object|embed|form|video|audio|details|body|link|meta|base)/i

test.each(xssVectors.filter((vector) => active.test(vector)))(
  'other markup is shown as text: %s',
  (vector) => {
    expect(isServerMarkup(`<p>${vector}</p>`)).toBe(false)
    expect(trustedMarkup(`<p>${vector}</p>`)).not.toContain('<')
  },
)

test.each([
  '<p onclick="a()">',
  '<a href="javascript:a()">',
  '<a href="//other.example">',
  '<a href="https://a.example" style="top:0">',
  '<P>',
  '<p/onclick=a()>',
  '<<p>img src=x>',
])('a known tag with additions is not markup of the server: %s', (markup) => {
  expect(isServerMarkup(markup)).toBe(false)
})

test('a script URL is of the site, or the one in its settings', () => {
  vi.stubGlobal('location', { href: 'https://gq.example/post', origin: 'https://gq.example' })
  expect(trustedScript('/js/a.js')).toBe('/js/a.js')
  expect(trustedScript('https://count.example/a.js', 'https://count.example/a.js')).toBe(
    'https://count.example/a.js',
  )
  for (const address of [
    'https://count.example/a.js',
    'data:text/javascript,a()',
    'blob:null/1',
    '//b.example/a.js',
  ])
    expect(() => trustedScript(address), address).toThrow(TypeError)
  vi.unstubAllGlobals()
})
