import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, CsvFault, csvLimits, csvTruth, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import {
  dictionaryFields,
  dictionarySentences,
  editedDictionary,
  StaffDictionaryItem,
} from './staff-dictionary.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { staff } from '../wire/staff-access.ts'

const editors = staff('moderator')

export const dictionarySheet = {
  name: '字典',
  columns: {
    dictionary: '字典',
    value: '编号',
    name: '文字',
    sort: '顺序',
    isOther: '总在最后',
    isOpen: '开放',
  },
} as const satisfies CsvSheet

const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)

const truth = z.string().transform((text, check) => {
  if (text === csvTruth.yes || text === csvTruth.no) return text === csvTruth.yes
  check.addIssue(dictionarySentences.truth)
  return z.NEVER
})

/** A row of a CSV file of a dictionary; a row without a number is new. */
export const DictionaryCsvRow = z.strictObject({
  dictionary: z.string().optional(),
  value: z.string().transform(wholeNumber).pipe(z.int(dictionarySentences.value)).optional(),
  name: dictionaryFields.name,
  sort: z
    .string()
    .transform(wholeNumber)
    .pipe(z.int(dictionarySentences.sort).max(1000, dictionarySentences.sort)),
  isOther: truth.optional(),
  isOpen: truth,
})

/** What importing a CSV file does to a dictionary; with `faults` nothing. */
const ImportCheck = z.object({ added: z.int(), changed: z.int(), faults: z.array(CsvFault) })

const csv = z.string().max(csvLimits.kib * 1024)

/** What members choose from: reasons of reports, categories, programs, kinds of lenses and the like. */
export const StaffDictionary = service('StaffDictionary', {
  GetList: method({
    summary: '一部字典的全部选项，按显示的顺序',
    access: editors,
    read: true,
    input: body({ ...staffPageInput, code: editedDictionary }),
    output: pageOf(StaffDictionaryItem),
    errors: [],
  }),
  Export: method({
    summary: '导出一部字典的全部选项（CSV），按显示的顺序',
    access: editors,
    write: true,
    input: writeBody({ code: editedDictionary, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Create: method({
    summary: '添加一个选项，编号接着用过的最后一个',
    access: editors,
    write: true,
    input: writeBody({ code: editedDictionary, ...dictionaryFields }),
    output: StaffDictionaryItem,
    errors: ['AlreadyThere'],
  }),
  Save: method({
    summary: '修改一个选项的文字、顺序和开放；编号不变，关闭的不再可选，选过的保留',
    access: editors,
    write: true,
    input: writeBody({
      code: editedDictionary,
      value: z.int(),
      ...dictionaryFields,
      version: z.int(),
    }),
    output: StaffDictionaryItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'AlreadyThere'],
  }),
  CheckImport: method({
    summary: '检查一部字典的 CSV：会添加、改动几个选项，哪些行写错了；不改动什么',
    access: editors,
    read: true,
    maxKiB: csvLimits.kib,
    input: body({ code: editedDictionary, csv }),
    output: ImportCheck,
    errors: [],
  }),
  Import: method({
    summary: '导入一部字典的 CSV：没有编号的添加，有编号的改成文件里的样子；有一处写错就什么也不导入',
    access: editors,
    write: true,
    maxKiB: csvLimits.kib,
    input: writeBody({ code: editedDictionary, csv, reason: staffReason }),
    output: ImportCheck.omit({ faults: true }),
    errors: [],
  }),
})
