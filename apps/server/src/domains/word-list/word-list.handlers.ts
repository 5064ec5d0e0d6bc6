import type { StaffWord } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { addWord } from './add-word.ts'
import { changeWord } from './change-word.ts'
import { countHits } from './count-hits.read.ts'
import { removeWord } from './remove-word.ts'
import { tryWords } from './try-words.read.ts'
import { listCategories, listWords } from './words.read.ts'

export const staffWordMethods: HandlersOf<typeof StaffWord> = {
  GetList: listWords,
  GetCategoryList: listCategories,
  Try: tryWords,
  CountHits: countHits,
  Create: addWord,
  Update: changeWord,
  Remove: async (ctx, input) => {
    await removeWord(ctx, input)
    return null
  },
}
