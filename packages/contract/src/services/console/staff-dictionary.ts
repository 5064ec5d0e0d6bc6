import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { type CsvSheet, ExportStart } from '../../shapes/csv.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { dictionaryFields, editedDictionary, StaffDictionaryItem } from '../../shapes/staff-dictionary.ts'
import { staffReason } from '../../shapes/staff.ts'
import { staff } from '../../staff.ts'

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

/** What members choose from: reasons of reports, categories, programs, kinds of lenses and the like. */
export const StaffDictionary = service('StaffDictionary', {
  GetList: method({
    summary: '一部字典的全部选项，按显示的顺序',
    access: editors,
    read: true,
    input: body({ ...pageInput, code: editedDictionary }),
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
})
