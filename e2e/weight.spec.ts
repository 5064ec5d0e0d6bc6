import { fileURLToPath } from 'node:url'
import { expect, test } from './fixtures.ts'
import { homeScriptsKb, readPageBytes } from './page-bytes.ts'

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url))

test('the first scripts of the home page stay small', () => {
  const { js } = readPageBytes(dist, 'src/features/home/pages/home-page.tsx')
  expect(js / 1000, `kB after gzip; the limit is ${homeScriptsKb}`).toBeLessThanOrEqual(homeScriptsKb)
})
