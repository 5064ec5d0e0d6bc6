import { findRoute } from '@guangquan/routes/table'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const origin = 'https://site.example'
const follow = safeRedirect

test.each([
  ['/', '/'],
  ['/post/photo?sort=new&topicId=a', '/post/photo?sort=new&topicId=a'],
  ['/post/detail/0198-a?noback=1#comment', '/post/detail/0198-a?noback=1#comment'],
  ['/user', '/user'],
  [null, '/'],
  ['', '/'],
  ['user', '/'],
  ['/nowhere', '/'],
  ['//evil.example', '/'],
  ['///evil.example', '/'],
  ['/\\evil.example', '/'],
  ['\\/evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/%09/evil.example', '/'],
  ['/%2F%2Fevil.example', '/'],
  ['/%5Cevil.example', '/'],
  ['/.//evil.example', '/'],
  ['/.//', '/'],
  ['/user/..//evil.example', '/'],
  ['https:evil.example', '/'],
  ['https://evil.example/user', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['/／evil.example', '/'],
  ['／／evil.example', '/'],
])('%j leads to %s', (redirect, target) => {
  expect(follow(redirect)).toBe(target)
})

const piece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '/\\',
    '/%09/',
    '%2F',
    '%2f%2f',
    '%5C',
    '.',
    '..',
    '/./',
    '/../',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    '\r',
    '\u0000',
    ' ',
    '／',
    '＼',
    '⁄',
    '∕',
    'https:',
    'javascript:',
    'data:',
    'evil.example',
    'user',
    'post',
    'photo',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

test('every redirect stays on the site and on a known route', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom('', '/'), (pieces, start) => {
      const target = follow(start + pieces.join(''))
      expect(target.startsWith('/')).toBe(true)
      expect(target.startsWith('//')).toBe(false)
      const url = new URL(target, origin)
      expect(url.origin).toBe(origin)
      expect(findRoute(url.pathname)).toBeDefined()
    }),
    { numRuns: 20_000 },
  )
})
