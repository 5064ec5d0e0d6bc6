import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { dictionaryFields, editedDictionary, StaffDictionaryItem } from '../../shapes/staff-dictionary.ts'
import { staff } from '../../staff.ts'

const editors = staff('moderator')

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
