import { describe, expect, test } from 'vitest'
import { sanitise } from './sanitise.ts'
import { sanitiseArticle } from './sanitise-article.ts'

/** Processor time of this thread alone, whatever else the machine does. */
function threadMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}

const characters = 99_000
const fill = (piece: string) => piece.repeat(Math.floor(characters / piece.length))

describe('the largest input takes time in proportion to its length', () => {
  test.each([
    ['escaped characters', fill("'")],
    ['paragraphs of one item of a list', `<ul><li>${fill('<p>b</p>')}`],
    ['runs between which one vanishes', fill('a<b>\u200b</b>')],
    ['runs between blanks', fill('a<b> </b>')],
    ['elements that are not closed', fill('<b>a')],
    ['an ordinary article', fill('<p>雾天测光<strong>一档</strong></p>')],
    ['nested elements', fill('<div>')],
    ['nested lists', fill('<ul><li>a')],
    ['lines of a heading', fill('<h2>a<br>')],
    ['comments', fill('<!--')],
    ['combining marks', fill('\u0301\u0327')],
    ['combining marks as entities', fill('&#x301;&#x327;')],
    ['less-than signs', fill('<')],
    [
      'a long caption',
      `<figure data-photo="01890000-0000-7000-8000-000000000000"><figcaption>${fill('<br>a')}`,
    ],
    ['attributes', `<p ${fill('a=b ')}>`],
  ])('%s', (_what, html) => {
    const timeOf = (text: string) => {
      const before = process.threadCpuUsage()
      sanitiseArticle(text, 'any')
      return threadMs(process.threadCpuUsage(before))
    }
    timeOf(html.slice(0, 20_000))
    // About 50 ms; a quadratic algorithm takes seconds.
    expect(timeOf(html)).toBeLessThan(700)
  })
})

test('a long article is sanitised in a worker thread, with the same result', async () => {
  const html = fill('<p>雾<b>不</b>是&amp;灰的</p>')
  const { blocks: _, ...expected } = sanitiseArticle(html, 'any')
  const before = process.threadCpuUsage()
  sanitiseArticle(html, 'any')
  const here = threadMs(process.threadCpuUsage(before))
  // The shortest of three: a collection of other tests' garbage does not fall into each.
  let shortest = Infinity
  for (let tries = 0; tries < 3 && shortest >= here / 3; tries++) {
    const before = process.threadCpuUsage()
    const parts = await sanitise(html, 'any')
    shortest = Math.min(shortest, threadMs(process.threadCpuUsage(before)))
    expect(parts).toEqual(expected)
  }
  // This thread only sends the text and receives the result.
  expect(shortest).toBeLessThan(here / 3)
})

test('many at once are all sanitised, and refused when too many wait', async () => {
  const html = (number: number) => `<p>${number}</p>${'<p>雾</p>'.repeat(1000)}`
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => sanitise(html(index), 'any')))
  const done = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.text.split('\n')[0]] : []))
  expect(done).toEqual(Array.from({ length: 16 }, (_, index) => String(index)))
  expect(all.slice(16)).toMatchObject(Array.from({ length: 4 }, () => ({ reason: { errorName: 'Crowded' } })))
  expect((await sanitise(html(1), 'any')).text.startsWith('1\n')).toBe(true)
})
