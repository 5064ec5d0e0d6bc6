import { describe, expect, test } from 'vitest'
import { cleanLink } from './article-link.ts'

const hosts = ['zhihu.com', 'gov.cn']

describe('links of an article', () => {
  test.each([
    ['https://zhihu.com/question/1', 'https://zhihu.com/question/1'],
    ['https://zhuanlan.zhihu.com/p/1?a=b#c', 'https://zhuanlan.zhihu.com/p/1?a=b#c'],
    [' https://WWW.Gov.cn ', 'https://www.gov.cn/'],
    ['/post/photo?sort=new', '/post/photo?sort=new'],
    ['//zhihu.com/', 'https://zhihu.com/'],
    ['/', '/'],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanLink(given, hosts)).toBe(kept)
  })

  test.each([
    'http://zhihu.com/',
    'https://zhihu.com:444/',
    'https://me@zhihu.com/',
    'https://notzhihu.com/',
    'https://zhihu.com.evil.example/',
    '//evil.example/',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\\evil.example',
    'post/photo',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    '',
    `https://zhihu.com/${'x'.repeat(2000)}`,
  ])('%j is refused', (given) => {
    expect(cleanLink(given, hosts)).toBeNull()
  })

  test('before the hosts are known only the shape is judged', () => {
    expect(cleanLink('https://other.example/', 'any')).toBe('https://other.example/')
    expect(cleanLink('http://other.example/', 'any')).toBeNull()
  })
})
