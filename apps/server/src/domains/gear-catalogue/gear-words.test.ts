import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findGearByName } from './find-gear-by-name.ts'
import { brands } from './gear-catalogue.ts'
import { gearKey, readGearDirectory, type GearDirectory } from './gear-directory.ts'
import { completeGear, matchGear, namedGear } from './match-gear.ts'
import { seedGearCatalogue } from './seed-gear-catalogue.ts'

let node: TestApp
let directory: GearDirectory
beforeAll(async () => {
  node = await openTestApp()
  await seedGearCatalogue(node.app.db)
  directory = await readGearDirectory(node.app.db)
})
afterAll(() => node.close())

const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).toSorted()
const match = (kind: 'camera' | 'lens', text: string) =>
  ids(matchGear(directory, text).filter((one) => one.kind === kind))

describe('words for gear', () => {
  it('are stored as they are looked up, and stand for makers of the catalogue', async () => {
    const rows = await node.app.db.selectFrom('gear_word').selectAll().execute()
    const names = new Set(brands.map(({ name }) => name))
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter(({ word }) => gearKey(word) !== word)).toEqual([])
    expect(rows.filter(({ kind, stands_for }) => kind === 'brand' && !names.has(stands_for))).toEqual([])
  })

  it.each([
    ['A7M4', ['sony-a7-iv']],
    ['a7 iv', ['sony-a7-iv']],
    ['索尼A7M4', ['sony-a7-iv']],
    ['ILCE-7M4', ['sony-a7-iv']],
    ['5D3', ['canon-eos-5d-mark-iii']],
    ['佳能 5D3', ['canon-eos-5d-mark-iii']],
    ['jianeng 5d3', ['canon-eos-5d-mark-iii']],
    ['尼康 5D3', []],
    ['R5', ['canon-eos-r5']],
    ['Canon R5', ['canon-eos-r5']],
    ['EOS R5', ['canon-eos-r5']],
    ['X100V', ['fujifilm-x100v']],
    ['xt5', ['fujifilm-x-t5']],
    ['chenguang', ['chenguang-c1', 'chenguang-c1-pro', 'chenguang-c5-ii']],
    ['澄光', ['chenguang-c1', 'chenguang-c1-pro', 'chenguang-c5-ii']],
  ])('相机:%s is %j', (text, found) => {
    expect(match('camera', text)).toEqual(found)
  })

  it('a maker is all of its gear, and parts narrow it', () => {
    expect(match('camera', '佳能').length).toBeGreaterThan(20)
    expect(match('camera', '佳能')).toEqual(match('camera', 'Canon'))
    expect(match('lens', 'sigma')).toEqual(match('lens', '适马'))
    expect(match('lens', 'sigma').length).toBe(6)
    expect(match('lens', '适马 35')).toEqual(['sigma-35mm-f1.4-dg-dn-art-021'])
    expect(match('camera', 'x100')).toEqual(['fujifilm-x100f', 'fujifilm-x100v', 'fujifilm-x100vi'])
    expect(match('lens', '50/1.4')).toContain('chenguang-cl-50mm-f-1.4')
  })

  it('a nickname stands for several lenses', () => {
    expect(match('lens', '小痰盂')).toEqual([
      'canon-ef50mm-f-1.8-stm',
      'canon-rf50mm-f1.8-stm',
      'nikon-af-s-nikkor-50mm-f-1.8g',
      'nikon-nikkor-z-50mm-f-1.8-s',
      'panasonic-lumix-s-50mm-f1.8',
      'sony-fe-50mm-f1.8',
    ])
    const canon = match('lens', '佳能 大三元')
    expect(canon).toContain('canon-rf24-70mm-f2.8-l-is-usm')
    expect(canon.every((id) => id.startsWith('canon-'))).toBe(true)
    expect(match('lens', '红圈')).not.toContain('canon-rf50mm-f1.8-stm')
  })

  it('what names no gear as a whole is none', () => {
    expect(namedGear(directory, '夜景')).toEqual([])
    expect(namedGear(directory, '佳能 夜景')).toEqual([])
    expect(namedGear(directory, '')).toEqual([])
    expect(matchGear(directory, '没有这台')).toEqual([])
  })

  it('completes names and nicknames that are not complete', () => {
    const complete = (text: string) => completeGear(directory, text).map(({ id }) => id)
    expect(complete('a7m4')[0]).toBe('sony-a7-iv')
    expect(complete('小痰')).toContain('canon-ef50mm-f-1.8-stm')
    expect(complete('chengu')).toContain('chenguang-c1')
    expect(complete('x100')[0]).toBe('fujifilm-x100f')
    expect(complete('，')).toEqual([])
  })

  it.each([
    ['camera', '5D3', 'canon-eos-5d-mark-iii'],
    ['camera', 'EOS R5', 'canon-eos-r5'],
    ['camera', '佳能R5', 'canon-eos-r5'],
    ['camera', 'Canon EOS R5', 'canon-eos-r5'],
    ['camera', 'sony ilce-7m4', 'sony-a7-iv'],
    ['lens', 'rf50mm f1.8 stm', 'canon-rf50mm-f1.8-stm'],
    ['camera', '佳能', null],
    ['camera', '我的相机', null],
  ] as const)('the hand-typed %s %s is %s', async (kind, name, id) => {
    expect(await findGearByName(node.app.db, kind, name)).toBe(id)
  })
})
