import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { declaredMethods } from '@guangquan/contract'
import { roleNames } from '@guangquan/contract/staff/staff-names'
import { expect, test } from '../support/fixtures.ts'
import { homeScriptsKb, readPageBytes } from '../support/page-bytes.ts'

const dist = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const consoleDist = fileURLToPath(new URL('../../apps/admin/dist', import.meta.url))

test('the first scripts of the home page stay small', () => {
  const { js } = readPageBytes(dist, 'src/features/home/pages/home-page.tsx')
  expect(js / 1000, `kB after gzip; the limit is ${homeScriptsKb}`).toBeLessThanOrEqual(homeScriptsKb)
})

// It is loaded by the first navigation of a visit, whichever page that leads to.
test('the table of routes brings no part of a page along', () => {
  const [table, entry] = [readPageBytes(dist, 'src/app/other-pages.ts'), readPageBytes(dist, 'src/main.tsx')]
  expect(table.css - entry.css, 'bytes of styles').toBe(0)
  expect((table.js - entry.js) / 1000, 'kB of scripts after gzip').toBeLessThan(21.5)
})

/** What scripts, styles and documents of a built site say. */
function textOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(?:js|css|html|json)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

// That the site imports no module of the console is a boundary of `npm run check`.
test('nothing of the console is in what members load', () => {
  const calls = declaredMethods.filter(({ access }) => typeof access !== 'string')
  // A call of each service stands for all: looking for every one takes seconds. Roles of one word are words of the site.
  const signs = [
    '/api/console',
    'anticon',
    'echarts',
    ...Object.keys(roleNames).filter((role) => /[A-Z]/.test(role)),
    ...new Map(calls.map(({ service, name }) => [service, `${service}/${name}`])).values(),
    ...new Map(calls.map(({ service, summary }) => [service, summary])).values(),
  ]
  const [site, console] = [textOf(dist), textOf(consoleDist)]
  expect(signs.filter((sign) => !console.includes(sign))).toEqual([])
  expect(signs.filter((sign) => site.includes(sign))).toEqual([])
})
