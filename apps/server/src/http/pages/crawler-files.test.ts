import { expect, it } from 'vitest'
import { writeRobots } from './crawler-files.ts'

it('tells crawlers where the site map is, once the site knows its own name', () => {
  expect(writeRobots('https://gq.example')).toContain('\nSitemap: https://gq.example/sitemap.xml\n')
  expect(writeRobots(undefined)).not.toContain('Sitemap')
})
