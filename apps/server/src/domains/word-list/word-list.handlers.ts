import type { StaffWord } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { addWord } from './add-word.ts'
import { changeWord } from './change-word.ts'
import { countHits } from './count-hits.read.ts'
import { removeWord } from './remove-word.ts'
import { tryWords } from './try-words.read.ts'
import { importWords } from './import-words.ts'
import { readWordFile, summaryOf } from './read-word-file.ts'
import { listCategories, listWords, wordExport } from './words.read.ts'

export const staffWordMethods: HandlersOf<typeof StaffWord> = {
  GetList: listWords,
  GetCategoryList: listCategories,
  Try: tryWords,
  CountHits: countHits,
  Export: (ctx, input) => beginExport(ctx, wordExport, input),
  CheckImport: async (ctx, { csv }) => summaryOf(await readWordFile(ctx.db, csv)),
  Import: { opensTransaction: importWords },
  Create: addWord,
  Update: changeWord,
  Remove: async (ctx, input) => {
    await removeWord(ctx, input)
    return null
  },
}
