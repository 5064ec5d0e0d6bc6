import * as z from 'zod'
import { gearKindNames } from '../staff/staff-names.ts'
import type { CsvSheet } from '../shapes/csv.ts'
import { gearBrand, gearId, gearKind, gearName } from './staff-gear.shapes.ts'

export const gearSheet = {
  name: '器材库',
  columns: {
    kind: '种类',
    id: '编号',
    name: '名称',
    brand: '品牌',
    maxAperture: '最大光圈',
    aliases: '别名',
    postCount: '作品',
  },
} as const satisfies CsvSheet

const { postCount, ...readHeads } = gearSheet.columns
/** Columns that an import reads, and those that it tolerates. */
export const gearColumns = readHeads
export const gearImportSheet = { name: gearSheet.name, columns: gearColumns } as const satisfies CsvSheet
export const gearOtherHeads = [postCount]

/** Entries that one file may add or change: each is a row of the audit log, which other staff have to wait for. */
export const maxGearChanges = 500

/** Faults in rows of a file of the catalogue. */
export const gearSentences = {
  kind: `要写${Object.values(gearKindNames).join('或')}`,
  aperture: '要写 0.5 到 64 的数字，最多两位小数，或空着',
  cameraAperture: '相机没有最大光圈，请空着',
  unknown: '器材库里没有这个编号；要添加的，编号空着',
  severalEntries: '器材库里有几项叫这个名称，请写编号',
  twice: '这一项在前面已经写过',
  taken: '器材库里已经有这个名称，或叫这个名称的一项已经并入别的',
  aliases: '别名不在这里改，请用「导入别名」',
  tooMany: `一次最多添加或改动 ${maxGearChanges} 项，请分开导入`,
  faults: '文件里有写错的地方，什么也没有导入',
  meanwhile: '刚才有人也改了器材库，请再导入一次',
} as const

export const gearKindCell = z.string().transform((text, check) => {
  const kind = gearKind.options.find((one) => gearKindNames[one] === text)
  if (kind !== undefined) return kind
  check.addIssue(gearSentences.kind)
  return z.NEVER
})

const aperture = z
  .string()
  .transform((text) => (/^\d{1,2}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN))
  .pipe(z.number(gearSentences.aperture).min(0.5, gearSentences.aperture).max(64, gearSentences.aperture))

/** A row of a file of the catalogue; without an id it means the entry of that name, or a new one. */
export const GearCsvRow = z.strictObject({
  kind: gearKindCell,
  id: gearId.optional(),
  name: gearName,
  brand: gearBrand,
  maxAperture: aperture.optional(),
  /** Only compared: an alias that the entry does not have is a fault. */
  aliases: z.string().optional(),
})
export type GearCsvRow = z.infer<typeof GearCsvRow>
