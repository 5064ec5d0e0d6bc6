import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitiseArticle } from './sanitise-article.ts'
import { readMarkup, disallowedIn } from './testing/read-markup.ts'
import { canary, xssVectors } from '@guangquan/rules/testing/xss-vectors'

const hosts = ['zhihu.com']
const here = 'https://guangquan.example'
const photo = '01890000-0000-7000-8000-000000000000'
const clean = (html: string) => sanitiseArticle(html, hosts).html

describe('no attack gets into an article', () => {
  test('the table of attacks is complete', () => {
    expect(new Set(xssVectors).size).toBeGreaterThanOrEqual(200)
  })

  test.each(xssVectors)('%s', (vector) => {
    const html = clean(`<p>before</p>${vector}<p>after</p>`)
    const tags = readMarkup(html)
    expect(disallowedIn(tags, hosts)).toEqual([])
    const links = tags.flatMap(({ attributes: { href } }) =>
      href === undefined ? [] : [new URL(href, here)],
    )
    expect(links.filter((link) => link.hostname === new URL(canary).hostname)).toEqual([])
    expect(clean(html)).toBe(html)
  })

  test('the text before an attack stays', () => {
    expect(clean(`<p>雾不是灰的。</p><script>alert(1)</script>`)).toBe('<p>雾不是灰的。</p>')
  })

  test('all attacks together in one article, in any order, are removed', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...xssVectors], { minLength: 2, maxLength: 12 }), (some) => {
        const html = clean(some.join(''))
        expect(disallowedIn(readMarkup(html), hosts)).toEqual([])
        expect(clean(html)).toBe(html)
      }),
      { numRuns: 300 },
    )
  })
})

const names =
  'p div b strong i a ul ol li h1 h2 h3 h5 blockquote figure figcaption br table td script style svg'.split(
    ' ',
  )
const attributes = [
  '',
  ' href="/post/photo"',
  ' href="https://www.zhihu.com/q"',
  ' href="javascript:x"',
  ' onclick=x',
  ' style="x"',
  ` data-photo="${photo}"`,
  ' data-product="lens:chenguang-cl-50mm-f-1.4"',
  ' data-video="x"',
  ' data-placeholder="photo"',
  ' data-placeholder="x"',
  ' class="y"',
]
const piece = fc.oneof(
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...attributes))
    .map(([name, part]) => `<${name}${part}>`),
  fc.constantFrom(...names).map((name) => `</${name}>`),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom(
    '雾',
    ' ',
    '\u00a0',
    '\u3000',
    '&lt;',
    '&amp;#39;',
    'e',
    '\u0301',
    '\u202e',
    '\u200b',
    '\u200d',
    '\u2800',
    '\u3164',
    '<',
    '>',
    '"',
  ),
)

describe('any markup', () => {
  test('results in a valid article, which is stable under sanitising', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const first = sanitiseArticle(pieces.join(''), hosts)
        expect(disallowedIn(readMarkup(first.html), hosts)).toEqual([])
        expect(sanitiseArticle(first.html, hosts)).toEqual(first)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('the permitted markup of an article', () => {
  test.each([
    ['no lines without ink', '<p>\u3164</p><p>光\u200b圈<br>\u2800<br>雾</p>', '<p>光圈<br><br>雾</p>'],
    [
      'no joiner that joins nothing',
      '<p>&lt;\u200d 雾\u200d</p><p>🧑\u200d🚀🏽\u200d</p>',
      '<p>&lt; 雾</p><p>🧑\u200d🚀🏽\u200d</p>',
    ],
    ['headings of two ranks', '<h1>一</h1><h2>二</h2><h4>三</h4>', '<h2>一</h2><h2>二</h2><h3>三</h3>'],
    ['bold', '<p>先<b>测</b>再加</p>', '<p>先<strong>测</strong>再加</p>'],
    ['no weight in headings', '<h2>先<b>测</b></h2>', '<h2>先测</h2>'],
    [
      'quotes of paragraphs',
      '<blockquote>相机<p>人</p></blockquote>',
      '<blockquote><p>相机</p><p>人</p></blockquote>',
    ],
    ['lists', '<ol><li>一<li>二</ol>', '<ol><li><p>一</p></li><li><p>二</p></li></ol>'],
    [
      'links to a listed host',
      '<a href="https://www.zhihu.com/q">q</a>',
      '<p><a href="https://www.zhihu.com/q" target="_blank" rel="nofollow ugc noopener">q</a></p>',
    ],
    [
      'links within the site',
      '<a href="/post/photo?sort=new">墙</a>',
      '<p><a href="/post/photo?sort=new">墙</a></p>',
    ],
    ['only the words of other links', '<a href="https://evil.example/">q</a>', '<p>q</p>'],
    [
      'own photographs',
      `<figure data-photo="${photo}"><img src="x"><figcaption>山 </figcaption></figure>`,
      `<figure data-photo="${photo}"><figcaption>山</figcaption></figure>`,
    ],
    [
      'a caption that is too long, which publishing refuses',
      `<figure data-photo="${photo}"><figcaption>${'山'.repeat(121)}</figcaption></figure>`,
      `<figure data-photo="${photo}"><figcaption>${'山'.repeat(121)}</figcaption></figure>`,
    ],
    [
      'gear',
      '<figure data-product="camera:chenguang-c1"></figure>',
      '<figure data-product="camera:chenguang-c1"></figure>',
    ],
    [
      'figures behind what they stood in',
      `<ul><li>a<figure data-photo="${photo}"></figure></li><li>b</li></ul>`,
      `<ul><li><p>a</p></li><li><p>b</p></li></ul><figure data-photo="${photo}"></figure>`,
    ],
    ['no pictures from elsewhere', '<p>山<img src="https://x.example/a.jpg"></p>', '<p>山</p>'],
    ['no empty paragraphs', '<p> </p><p>&nbsp;</p><p><br></p><p>山</p>', '<p>山</p>'],
    ['no indents of blanks', '<p>　　山&nbsp;&nbsp;雾</p>', '<p>山 雾</p>'],
    [
      'rows of a table as paragraphs',
      '<table><tr><td>薄雾</td><td>+0.7</td></tr></table>',
      '<p>薄雾+0.7</p>',
    ],
  ])('%s', (_what, given, stored) => {
    expect(clean(given)).toBe(stored)
  })

  test('text, length and parts are returned', () => {
    const article = sanitiseArticle(
      `<h2>先测</h2><p>再加 <b>一档</b></p><figure data-photo="${photo}"><figcaption>山</figcaption></figure>`,
      hosts,
    )
    expect(article.text).toBe('先测\n再加 一档\n山')
    expect(article.length).toBe(7)
    expect(article.photoIds).toEqual([photo])
    expect(article.captionLength).toBe(1)
  })
})
