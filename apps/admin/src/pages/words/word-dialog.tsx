import type { WordItem } from '@guangquan/contract'
import { wordActions } from '@guangquan/contract/word-list/word-actions'
import { FormDialog } from '../../parts/acts/form-dialog.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'
import { WordFields } from './word-fields.tsx'
import { WordTrial } from './word-trial.tsx'
import type { WordValues } from './word-values.ts'

/** The word to change; null for a new one. */
export interface EditedWord {
  row: WordItem | null
}

const emptyWord: WordValues = { word: '', action: 'review', replacement: '', category: '', note: '' }

interface WordDialogProps {
  edited: EditedWord | null
  categories: readonly string[]
  onClose: () => void
}

/** Adds or changes a word, which can be tried before. */
export function WordDialog({ edited, categories, onClose }: WordDialogProps) {
  const act = useFormAct(api.StaffWord.GetList, api.StaffWord.GetCategoryList)
  const row = edited?.row ?? null

  async function finish(written: Promise<WordItem>) {
    await act(written, '已保存，立即生效')
    onClose()
  }
  const editOf = (row: WordItem) =>
    rowEdit({
      row,
      load: () => findRow(api.StaffWord.GetList, {}, row.id),
      valuesOf: (newer): Partial<WordValues> => newer,
      describe,
      save: (values: WordValues, { id, version }) =>
        finish(write(api.StaffWord.Update, { ...wordOf(values), id, version })),
    })
  return (
    <FormDialog
      open={edited !== null}
      title={row === null ? '添加敏感词' : `修改「${row.word}」`}
      width={640}
      onClose={onClose}
    >
      {edited === null ? null : (
        <SentForm<WordValues>
          send={row === null ? (values) => finish(write(api.StaffWord.Create, wordOf(values))) : editOf(row)}
          submitText="保存"
          initialValues={row ?? emptyWord}
        >
          <WordFields categories={categories} />
          <WordTrial />
        </SentForm>
      )}
    </FormDialog>
  )
}

const wordOf = ({ word, action, replacement = '', category, note }: WordValues) => ({
  word,
  action,
  replacement: action === 'replace' ? replacement : '',
  category,
  note,
})

function describe({ word = '', action, replacement = '', category = '', note = '' }: Partial<WordValues>) {
  return {
    词: word,
    处理: action === undefined ? '' : wordActions[action],
    替换为: action === 'replace' ? replacement || '***' : '',
    分类: category,
    备注: note,
  }
}
