import { goodsPicture } from '@guangquan/contract/goods/goods.words'
import { topicCover } from '@guangquan/contract/content-admin/content-admin.limits'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteSrcSet, textSrcSet } from './site-sources.ts'

const widthsIn = (srcSet: string | undefined) => srcSet?.split(', ').map((one) => one.split(' ')[1])

test('whichever copy of an uploaded picture is stored, its others are derived from the address', () => {
  const all =
    'https://files.example/files/a/800.webp 800w, https://files.example/files/a/1200.webp 1200w, https://files.example/files/a/2160.webp 2160w'
  for (const size of [800, 1200])
    expect(siteSrcSet({ url: `https://files.example/files/a/${size}.webp` }, goodsPicture)).toBe(all)
  expect(widthsIn(siteSrcSet({ url: '/files/a/288.webp' }, topicCover))).toEqual(['192w', '288w', '864w'])
})

test('a picture of a text has the widths of its copies, whatever its shape', () => {
  const copies = { url: '/files/a/1600.webp', smallUrl: '/files/a/1080.webp' }
  expect(textSrcSet({ ...copies, width: 1200, height: 1600 })).toBe(
    '/files/a/1080.webp 810w, /files/a/1600.webp 1200w',
  )
  // Its original has fewer pixels than the smaller copy would.
  const small = { url: '/files/a/1080.webp', smallUrl: '/files/a/1080.webp', width: 900, height: 600 }
  expect(textSrcSet(small)).toBeUndefined()
  const own = {
    url: '/img/news/night.webp',
    smallUrl: '/img/news/night-small.webp',
    width: 1280,
    height: 720,
  }
  expect(widthsIn(textSrcSet(own))).toEqual(['853w', '1280w', '2160w'])
})

test('a drawing, and an address elsewhere, have the copies that are named', () => {
  expect(siteSrcSet({ url: '/img/gift/strap.svg' }, goodsPicture)).toBeUndefined()
  expect(siteSrcSet({ url: 'https://cdn.example/a/1200.webp' }, goodsPicture)).toBeUndefined()
  const drawn = { url: '/img/shop/front.webp', smallUrl: '/img/shop/front-small.webp' }
  expect(siteSrcSet(drawn, goodsPicture)).toBe('/img/shop/front-small.webp 800w, /img/shop/front.webp 1200w')
})

test('each photograph that comes with the site names its larger copy where there is one', () => {
  const folder = `${import.meta.dirname}/../../../public/img`
  let larger = 0
  for (const part of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    const files = readdirSync(`${folder}/${part.name}`)
    for (const file of files.filter((one) => /^(?!.*-(?:small|dense)\.)[\w-]+\.webp$/.test(one))) {
      const dense = file.replace('.webp', '-dense.webp')
      const named = siteSrcSet({ url: `/img/${part.name}/${file}` }, goodsPicture) ?? ''
      expect(named.includes(dense), `${part.name}/${file}`).toBe(files.includes(dense))
      if (files.includes(dense)) larger++
    }
  }
  expect(larger).toBeGreaterThan(20)
})
