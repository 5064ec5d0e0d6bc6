import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertGearEntry } from './entry.store.ts'
import { foldLens } from './fold-gear.ts'
import { brands, brandOfMake } from './gear-catalogue.ts'
import { maxAperture } from './name-gear.ts'
import { resolveGear } from './resolve-gear.ts'
import { seedGearCatalogue } from './seed-gear-catalogue.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await seedGearCatalogue(node.app.db)
  await seedGearCatalogue(node.app.db)
})
afterAll(() => node.close())

const counts = async () => {
  const [cameras, lenses, aliases] = await Promise.all([
    node.app.db.selectFrom('camera').select('id').execute(),
    node.app.db.selectFrom('lens').select('id').execute(),
    node.app.db.selectFrom('gear_alias').select('folded').execute(),
  ])
  return [cameras.length, lenses.length, aliases.length]
}

const resolve = (
  make: string | null,
  model: string | null,
  lensModel: string | null = null,
  lensMake: string | null = null,
) => node.app.db.transaction().execute((tx) => resolveGear(tx, { make, model, lensMake, lensModel }))

describe('the gear catalogue', () => {
  it('names every camera and lens once and resolves every spelling to one', async () => {
    const cameras = brands.flatMap((brand) => brand.cameras.split('|').filter(Boolean))
    const rows = await node.app.db.selectFrom('camera').select(['id', 'name']).execute()
    expect(rows.length).toBe(cameras.length)
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
  })

  it.each([
    ['CHENGUANG', 'C1 Pro', 'chenguang-c1-pro'],
    ['chenguang', 'c1pro', 'chenguang-c1-pro'],
    ['NIKON CORPORATION', 'NIKON D750', 'nikon-d750'],
    ['Nikon', 'D 750', 'nikon-d750'],
    ['NIKON CORPORATION', 'NIKON Z 6_2', 'nikon-z6ii'],
    ['Canon', 'Canon EOS R5', 'canon-eos-r5'],
    ['Canon', 'Canon EOS R5m2', 'canon-eos-r5-mark-ii'],
    ['SONY', 'ILCE-7M4', 'sony-a7-iv'],
    ['OLYMPUS IMAGING CORP.', 'E-M1', 'olympus-e-m1'],
  ])('resolves %s %s to %s', async (make, model, id) => {
    expect((await resolve(make, model)).cameraId).toBe(id)
  })

  it.each([
    ['CHENGUANG', 'CL 24-70mm f/2.8', null, 'chenguang-cl-24-70mm-f-2.8'],
    ['CHENGUANG', 'CL 24-70mm F2.8', null, 'chenguang-cl-24-70mm-f-2.8'],
    ['Canon', 'RF100-500mm F4.5-7.1 L IS USM', null, 'canon-rf100-500mm-f4.5-7.1-l-is-usm'],
    ['Canon', 'Canon EF 24-105mm f/4L IS II USM', null, 'canon-ef24-105mm-f-4l-is-ii-usm'],
    ['SONY', '24-70mm F2.8 DG DN | Art 019', 'SIGMA', 'sigma-24-70mm-f2.8-dg-dn-art-019'],
    // A body that does not write who made the lens.
    ['SONY', '24-70mm F2.8 DG DN | Art 019', null, 'sigma-24-70mm-f2.8-dg-dn-art-019'],
    [
      'NIKON CORPORATION',
      '28-75mm F/2.8 Di III VXD G2 A063',
      null,
      'tamron-28-75mm-f-2.8-di-iii-vxd-g2-a063',
    ],
    ['SONY', 'Odd 25mm F2', 'Odd Optics', null],
    ['SONY', 'FE 50mm F1.8', '---', 'sony-fe-50mm-f1.8'],
  ])('resolves the lens of %s: %s', async (make, lens, lensMake, id) => {
    expect((await resolve(make, 'X1', lens, lensMake)).lensId).toBe(id)
  })

  it('shows a lens for other makers’ bodies with its maker, others as they are called', async () => {
    const rows = await node.app.db.selectFrom('lens').select(['name', 'brand']).execute()
    const others = rows.filter(({ brand }) => brandOfMake(brand)?.forOthers === true)
    expect(others.map(({ name }) => name)).toContain('SIGMA 35mm F1.4 DG DN \u2758 Art 021')
    expect(others.filter(({ name, brand }) => !name.startsWith(`${brand} `))).toEqual([])
    expect(rows.map(({ name }) => name)).toContain('FE 24-70mm F2.8 GM')
  })

  it('adds no camera and no lens by itself, also of a known maker', async () => {
    const before = await counts()
    expect(await resolve('Canon', 'Canon EOS R6 Mark IX', 'RF999mm F2 L')).toEqual({
      cameraId: null,
      lensId: null,
    })
    expect(await counts()).toEqual(before)
  })

  it('finds an entry of staff by its name, in all its spellings', async () => {
    const described = { name: 'Canon EOS R6 Mark X', brand: 'Canon', maxAperture: null }
    const lens = { name: 'ZEISS Batis 25mm F2', brand: 'ZEISS', maxAperture: 2 }
    const [id, lensId] = await node.app.db
      .transaction()
      .execute(async (tx) => [
        await insertGearEntry(tx, 'camera', described),
        await insertGearEntry(tx, 'lens', lens),
      ])
    expect((await resolve('Canon', 'Canon EOS R6 Mark X')).cameraId).toBe(id)
    expect((await resolve('Canon Inc.', 'EOS R6 MARK X')).cameraId).toBe(id)
    expect((await resolve('SONY', 'ILCE-7M4', 'ZEISS Batis 25mm F2', 'ZEISS')).lensId).toBe(lensId)
    expect((await resolve('SONY', 'ILCE-7M4', 'Batis 25mm F2', 'ZEISS')).lensId).toBe(lensId)
  })

  it.each([
    ['a maker nobody knows', 'VISIT EVIL.TEST', 'EOS R5'],
    ['a sentence as model', 'Canon', 'Buy cheap cameras now at evil.test for 50 percent off'],
    ['markup', 'Canon', '<b>R5</b>'],
    ['other letters', 'Canon', '加微信12345'],
    ['no model', 'Canon', null],
    ['no make', null, 'EOS R5'],
    ['a word without a number', 'Canon', 'terrible'],
    ['a model that the catalogue does not have', 'Canon', 'EOS R99'],
  ])('does not let %s into the filter', async (_name, make, model) => {
    const before = await node.app.db.selectFrom('camera').select('id').execute()
    expect((await resolve(make, model, '<i>50mm</i> call me')).cameraId).toBeNull()
    expect((await node.app.db.selectFrom('camera').select('id').execute()).length).toBe(before.length)
  })

  it('reads the largest aperture from a name', () => {
    expect(
      ['CL 50mm f/1.4', 'RF100-500mm F4.5-7.1 L', 'XF35mmF2 R WR', 'Summilux-M 1:1.4/35', 'XCD 38V'].map(
        maxAperture,
      ),
    ).toEqual([1.4, 4.5, 2, 1.4, null])
  })

  it('distinguishes the same lens name of two makers', () => {
    const [sigma, tamron] = [brandOfMake('SIGMA'), brandOfMake('TAMRON')]
    if (sigma === null || tamron === null) throw new Error('makers are missing')
    expect(foldLens(sigma, '24-70mm F2.8')).not.toBe(foldLens(tamron, '24-70mm F2.8'))
  })
})
