import {
  type BrandLook,
  brandLookKey,
  builtColours,
  builtLook,
  errorCatalogue,
  StaffBrand,
  StaffSetting,
  SysBaseInfo,
} from '@guangquan/contract'
import { deriveColours } from '@guangquan/rules/brand-look'
import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildSampleSite, type SampleSite } from '../../testing/sample-site.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/uploads.ts'

let sample: SampleSite
let node: TestApp
let owner: StaffBrowser
beforeAll(async () => {
  sample = await buildSampleSite()
  node = await openTestApp({ site: sample.site })
  owner = await buildStaff(node, ['superAdmin'])
})
afterAll(async () => {
  await node.close()
  await sample.remove()
})

const drawing = '<rect width="40" height="20" fill="#003a70"/>'
const svgOf = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${inner}</svg>`
const upload = (source: string | Buffer, kind: 'logo' | 'favicon' = 'logo') =>
  callRaw(node, owner, StaffBrand.Upload, {
    kind,
    fileName: 'logo.svg',
    content: Buffer.from(source).toString('base64'),
  })
const stored = async (source: string | Buffer, kind?: 'favicon') =>
  StaffBrand.Upload.output.parse((await upload(source, kind)).body.result)
const version = async () => {
  const { items } = await callAs(node, owner, StaffSetting.GetList, {})
  return items.find(({ key }) => key === brandLookKey)?.version ?? -1
}
const save = async (value: BrandLook) =>
  callRaw(node, owner, StaffSetting.Save, {
    key: brandLookKey,
    version: await version(),
    value,
    reason: '新的品牌色',
  })

test('an SVG is written anew of what draws it, and is served so that nothing in it could run', async () => {
  const described = `<!-- made by a program --><title>标志</title><metadata><x:y/></metadata><style>.a{fill:url(#b)}</style>
    <defs><linearGradient id="b"><stop offset="0" stop-color="#fff" data-name="x"/></linearGradient></defs>
    <use xlink:href="#b"/><text x="1">A&amp;B</text>`
  const picture = await stored(`<?xml version="1.0"?>${svgOf(described)}`)
  expect(picture).toMatchObject({ width: 40, height: 20 })
  const { statusCode, headers, body } = await node.server.inject({ url: picture.url })
  expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'image/svg+xml',
    'nosniff',
  ])
  expect(headers['content-security-policy']).toBe(`default-src 'none'; style-src 'unsafe-inline'; sandbox`)
  expect(headers['cache-control']).toContain('immutable')
  expect(body).not.toMatch(/metadata|title|made by|data-name|xlink/)
  expect(body).toContain('<use href="#b"></use><text x="1">A&amp;B</text></svg>')
  expect(body).toContain('width="40" height="20"')
  expect(await stored(`<?xml version="1.0"?>${svgOf(described)}`)).toEqual(picture)
  const unknown = `/img/brand/${'0'.repeat(32)}.svg`
  expect((await node.server.inject({ url: unknown })).statusCode).toBe(404)
})

test.each([
  ['<script>alert(1)</script>', '不支持的元素 script'],
  ['<rect onload="alert(1)"/>', '脚本'],
  ['<foreignObject><body/></foreignObject>', '不支持的元素'],
  ['<image href="https://evil.example/a.png"/>', '不支持的元素'],
  ['<use href="https://evil.example/a.svg#b"/>', '外部链接'],
  ['<a xlink:href="javascript:alert(1)"/>', '不支持的元素'],
  ['<use xlink:href="javascript:alert(1)"/>', '外部链接'],
  ['<use xlink:href="data:image/svg+xml,x"/>', '外部链接'],
  ['<rect fill="url(https://evil.example/a)"/>', '外部链接'],
  ['<rect style="background:url(//evil.example)"/>', '外部链接'],
  ['<style>@import "https://evil.example";</style>', '外部样式'],
  ['<style>.a{fill:u\\72l(x)}</style>', '外部样式'],
  ['<style><![CDATA[.a{fill:url(//evil.example)}]]></style>', '外部样式'],
  ['<style>@<!-- -->import "https://evil.example";</style>', '外部样式'],
  ['<style>.a{fill:url(<![CDATA[//evil.example)}]]></style>', '外部样式'],
  ['<style>.a{fill:u<title/>rl(//evil.example)}</style>', '外部样式'],
  ['<style>.a{fill:red}<rect/></style>', '外部样式'],
  ['<animate attributeName="href"/>', '不支持的元素'],
])('an SVG with %s is refused, with what is wrong', async (inner, what) => {
  const { body } = await upload(svgOf(inner + drawing))
  expect(body.error?.code).toBe(errorCatalogue.BrandPictureUnsafe.code)
  expect(body.error?.message).toContain(what)
})

/** Ten groups, each of which draws the one before ten times: ten elements of billions. */
function laughs(by: 'use' | 'fill' | 'style'): string {
  const draw = {
    use: (of: number) => `<use href="#p${of}"/>`,
    fill: (of: number) => `<rect fill="url(#p${of})"/>`,
    style: (of: number) => `<rect class="c${of}"/>`,
  }[by]
  const rules = Array.from({ length: 9 }, (_, at) => `.c${at}{fill:url(#p${at})}`).join('')
  const style = by === 'style' ? `<style>${rules}</style>` : ''
  const groups = Array.from(
    { length: 9 },
    (_, at) => `<pattern id="p${at + 1}">${draw(at).repeat(10)}</pattern>`,
  )
  return `${style}<pattern id="p0"><rect/></pattern>${groups.join('')}${draw(9)}`
}

test('a drawing that uses a part some times, and clips and fills by its style sheet, is accepted', async () => {
  const clip =
    '<clipPath id="c"><rect width="9" height="9"/></clipPath><linearGradient id="l"><stop/></linearGradient>'
  const style = '<style>.a{clip-path:url(#c);fill:url(#l)}</style>'
  const star = '<g id="s" class="a"><path d="M0 0h9"/></g>'
  const used = `${style}<defs>${clip}${star}</defs>${'<use href="#s"/>'.repeat(20)}${drawing}`
  await expect(stored(svgOf(used))).resolves.toBeDefined()
})

test('what is no drawing, too large, without sides or of the wrong shape is refused; a PNG loses what is not drawn', async () => {
  const { BrandPictureType, BrandPictureUnsafe, BrandPictureSize, FileTooLarge, PhotoDamaged } =
    errorCatalogue
  const png = await buildPicture({ width: 64, height: 64, format: 'png' })
  const text = Buffer.concat([Buffer.from([0, 0, 0, 3]), Buffer.from('tEXta\0b'), Buffer.alloc(4)])
  const entity = `<!DOCTYPE svg [<!ENTITY a "b">]>${svgOf(drawing)}`
  const refused: [string | Buffer, { code: number }][] = [
    ['text', BrandPictureType],
    ['<html><svg/></html>', BrandPictureType],
    [await buildPicture({ width: 64, height: 64 }), BrandPictureType],
    [entity, BrandPictureUnsafe],
    ['<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>', BrandPictureSize],
    [svgOf(drawing).replace('40 20', '400 20'), BrandPictureSize],
    [svgOf('<g/>'.repeat(2001)), BrandPictureSize],
    [svgOf(laughs('use')), BrandPictureSize],
    [svgOf(laughs('fill')), BrandPictureSize],
    [svgOf(laughs('style')), BrandPictureSize],
    [svgOf('<g id="a"><use href="#a"/></g>'), BrandPictureSize],
    [`${svgOf(drawing)}${' '.repeat(256 * 1024)}`, FileTooLarge],
    [png.subarray(0, -20), PhotoDamaged],
    [Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]), PhotoDamaged],
  ]
  for (const [source, { code }] of refused) expect((await upload(source)).body.error?.code).toBe(code)
  expect((await upload(svgOf(drawing), 'favicon')).body.error?.code).toBe(BrandPictureSize.code)
  const picture = await stored(png, 'favicon')
  expect(picture).toMatchObject({ url: expect.stringMatching(/\.png$/), width: 64, height: 64 })
  const { rawPayload } = await node.server.inject({ url: picture.url })
  expect(rawPayload.subarray(0, 8)).toEqual(png.subarray(0, 8))
  expect(rawPayload.includes('iCCP') || rawPayload.includes('pHYs')).toBe(false)
})

test('a look applies to pages and their policy, icon, maintenance and console at once; one that cannot be read is refused', async () => {
  const page = async () => {
    const { body, headers } = await node.server.inject({ url: '/post/photo' })
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? []
    return { body, style, policy: String(headers['content-security-policy']) }
  }
  const before = await page()
  expect([before.style, before.policy.includes('sha256')]).toEqual(['', false])
  expect(before.body).toContain('<link rel="icon" href="/img/icon.svg" type="image/svg+xml">')

  const pale = { ...builtColours, text: '#f2a93b' }
  const { body: refusal } = await save({ ...builtLook, colours: pale })
  expect(refusal.error).toMatchObject({
    code: errorCatalogue.BadInput.code,
    details: { fields: { 'value.colours.text': expect.stringContaining('浅色主题的文字和链接看不清') } },
  })

  const logo = await stored(svgOf(drawing))
  const favicon = await stored(await buildPicture({ width: 64, height: 64, format: 'png' }), 'favicon')
  const colours = deriveColours('#003a70')
  const look: BrandLook = { colours, logo, darkLogo: null, favicon }
  expect((await save(look)).body.error).toBeNull()
  expect((await callAs(node, null, SysBaseInfo.GetSiteSettings, {})).look).toEqual(look)
  const after = await page()
  expect(after.style).toContain('--brand-fill:#003a70')
  expect(after.style).toContain(`url(${logo.url})`)
  expect(after.policy).toContain(`style-src 'self' 'sha256-${hash('sha256', after.style, 'base64')}';`)
  expect(after.body).toContain(`<link rel="icon" href="${favicon.url}" type="image/png">`)
  expect((await node.server.inject({ url: '/nowhere' })).headers['content-security-policy']).toBe(
    after.policy,
  )

  const away = { key: brandLookKey, version: await version(), reason: '恢复' }
  await callAs(node, owner, StaffSetting.Reset, away)
  await expect.poll(async () => (await page()).style).toBe('')
})
