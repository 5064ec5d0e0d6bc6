import { pageFile } from '@guangquan/routes/page-file'
import { findRoute, routes } from '@guangquan/routes/table'
import { expect, test } from 'vitest'
import { Manifest, pageFiles } from './page-files.ts'

const manifest = Manifest.parse({
  'src/main.tsx': { file: 'js/site.js', imports: ['base'] },
  'src/platform/first-calls.ts': { file: 'js/first-calls.js' },
  'src/app/first-pictures.ts': { file: 'js/first-pictures.js' },
  [pageFile(routes['/'].memberPage)]: { file: 'js/home.js', imports: ['base', 'cards'] },
  [pageFile(routes['/user/setting'].page)]: { file: 'js/settings.js' },
  base: { file: 'js/base.js' },
  cards: { file: 'js/cards.js' },
})

const filesForMember = (path: string) => pageFiles(manifest, findRoute(path) ?? null, true).rest

const preload = (file: string, priority = '') =>
  `<link rel="modulepreload" crossorigin href="/js/${file}.js"${priority}>`
const run = (file: string) => `<script type="module" crossorigin src="/js/${file}.js"></script>`

test('a member’s first calls are sent before the scripts of their page have arrived', () => {
  const low = ' fetchpriority="low"'
  expect(filesForMember('/')).toBe(
    [
      preload('first-calls'),
      preload('first-pictures'),
      preload('site'),
      preload('base'),
      preload('home', low),
      preload('cards', low),
      run('first-calls'),
      run('first-pictures'),
      run('site'),
    ].join(''),
  )
})

test('a page without first calls has nothing that its scripts would have to wait for', () => {
  expect(filesForMember('/user/setting')).toBe(
    [preload('site'), preload('base'), preload('settings'), run('site')].join(''),
  )
})
