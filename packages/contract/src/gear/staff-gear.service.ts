import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, CsvFault, csvLimits, ExportStart } from '../shapes/csv.ts'
import { gearKindCell } from './gear-csv.shapes.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import {
  gearAperture,
  gearBrand,
  gearId,
  gearKind,
  gearName,
  StaffGearItem,
  UnknownGearItem,
} from './staff-gear.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const editors = staff('productReviewer', 'moderator')
const entry = { kind: gearKind, id: gearId, version: z.int() }
const filters = { kind: gearKind, keyword: z.string().max(80).optional() }
const described = { name: gearName, brand: gearBrand, maxAperture: gearAperture }

export const unknownGearSheet = {
  name: '不认识的器材名称',
  columns: {
    kind: '种类',
    make: '照片里的厂商',
    name: '照片里的名称',
    photographCount: '照片',
    firstTime: '第一次出现',
    suggestions: '最接近的',
    /** Empty in an export, for staff to fill in and import again. */
    into: '归入',
  },
} as const satisfies CsvSheet

const { kind: kindHead, make, name, into, ...unreadHeads } = unknownGearSheet.columns
/** Columns that an import reads, and those that it tolerates. */
export const aliasColumns = { kind: kindHead, make, name, into } as const
export const aliasSheet = { name: '别名', columns: aliasColumns } as const satisfies CsvSheet
export const aliasOtherHeads = Object.values(unreadHeads)

/** Faults in rows of a file of aliases. */
export const aliasSentences = {
  noEntry: '器材库里没有这一项，请写它的名称或编号',
  severalEntries: '器材库里有几项叫这个名称，请写编号',
  taken: '这个名称已经归入另一项',
  empty: '要有字母、数字或汉字',
  twice: '这个名称在前面已经写过，或写法相同',
  faults: '文件里有写错的地方，什么也没有导入',
  meanwhile: '刚才有人也改了别名，请再导入一次',
} as const

const written = z.string().max(500, '最多500字')

/** A row of a file of aliases; without `into` it has no effect. */
export const AliasCsvRow = z.strictObject({
  kind: gearKindCell,
  make: written.default(''),
  name: written,
  into: written.optional(),
})

/** What importing a file of aliases does; with `faults` nothing. */
const AliasCheck = z.object({ added: z.int(), faults: z.array(CsvFault) })

/** What importing a file of the catalogue does; with `faults` nothing. */
const GearCheck = z.object({ added: z.int(), changed: z.int(), faults: z.array(CsvFault) })

const csv = z.string().max(csvLimits.kib * 1024)

/** The catalogue of cameras and lenses, and names in photographs that it does not contain. */
export const StaffGear = service('StaffGear', {
  GetList: method({
    summary: '器材库的相机或镜头，按名称；可按名称、品牌或别名查找',
    access: editors,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffGearItem),
    errors: [],
  }),
  Export: method({
    summary: '导出器材库中符合条件的相机或镜头（CSV），按名称',
    access: editors,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Create: method({
    summary: '添加一台相机或一支镜头，马上可以搜到',
    access: editors,
    write: true,
    input: writeBody({ kind: gearKind, ...described }),
    output: StaffGearItem,
    errors: ['AlreadyThere'],
  }),
  Save: method({
    summary: '修改相机或镜头的名称、品牌和最大光圈',
    access: editors,
    write: true,
    input: writeBody({ ...entry, ...described }),
    output: StaffGearItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'AlreadyThere'],
  }),
  Merge: method({
    summary: '把一项并入另一项：别名和照片都归后者，原来的地址打开后者',
    access: editors,
    write: true,
    input: writeBody({ ...entry, intoId: gearId }),
    output: StaffGearItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  CheckImport: method({
    summary: '检查一份器材库的 CSV：会添加、改动几项，哪些行写错了；不改动什么',
    access: editors,
    read: true,
    maxKiB: csvLimits.kib,
    input: body({ csv }),
    output: GearCheck,
    errors: [],
  }),
  Import: method({
    summary:
      '导入一份器材库的 CSV：按编号或名称找到的改成文件里的样子，找不到名称的添加；有一处写错就什么也不导入',
    access: editors,
    write: true,
    maxKiB: csvLimits.kib,
    input: writeBody({ csv, reason: staffReason }),
    output: GearCheck.omit({ faults: true }),
    errors: [],
  }),
  GetUnknownList: method({
    summary: '照片里写着、器材库不认识的名称，照片多的在前，各带最接近的几项',
    access: editors,
    read: true,
    input: body({ ...staffPageInput, kind: gearKind }),
    output: pageOf(UnknownGearItem),
    errors: [],
  }),
  ExportUnknown: method({
    summary: '导出器材库不认识的相机或镜头名称（CSV），照片多的在前',
    access: editors,
    write: true,
    input: writeBody({ kind: gearKind, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  AddAlias: method({
    summary: '让一个不认识的名称成为器材库中一项的别名；已有的照片随后归入',
    access: editors,
    write: true,
    input: writeBody({ unknownId: id, gearId }),
    output: StaffGearItem,
    errors: ['ContentNotFound'],
  }),
  CreateFromUnknown: method({
    summary: '用一个不认识的名称建立新的一项；已有的照片随后归入',
    access: editors,
    write: true,
    input: writeBody({ unknownId: id, ...described }),
    output: StaffGearItem,
    errors: ['ContentNotFound', 'AlreadyThere'],
  }),
  CheckAliases: method({
    summary: '检查一份 CSV 别名：会添加几个，哪些行写错了；不改动什么',
    access: editors,
    read: true,
    maxKiB: csvLimits.kib,
    input: body({ csv }),
    output: AliasCheck,
    errors: [],
  }),
  ImportAliases: method({
    summary:
      '导入一份 CSV 别名：照片里的名称归入器材库中的一项，已有的照片随后归入；有一处写错就什么也不导入',
    access: editors,
    write: true,
    maxKiB: csvLimits.kib,
    input: writeBody({ csv, reason: staffReason }),
    output: AliasCheck.omit({ faults: true }),
    errors: [],
  }),
  Dismiss: method({
    summary: '不再列出一个名称：它不是器材',
    access: editors,
    write: true,
    input: writeBody({ unknownId: id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
})
