import { ApiError } from '@guangquan/client'
import type { WordItem } from '@guangquan/contract'
import { Modal } from 'antd'
import { useState } from 'react'
import { SentForm } from '../../parts/sent-form.tsx'
import { useFormAct } from '../../parts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'
import { NewerWord } from './newer-word.tsx'
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
  const [newer, setNewer] = useState<WordItem | null>(null)

  async function save(values: WordValues) {
    const row = newer ?? edited?.row ?? null
    const word = { ...values, replacement: values.action === 'replace' ? (values.replacement ?? '') : '' }
    try {
      await act(
        row === null
          ? write(api.StaffWord.Create, word)
          : write(api.StaffWord.Update, { ...word, id: row.id, version: row.version }),
        '已保存，立即生效',
      )
    } catch (error) {
      if (row !== null && error instanceof ApiError && error.kind === 'ChangedMeanwhile') {
        setNewer(await findWord(row))
      }
      throw error
    }
    onClose()
  }
  return (
    <Modal
      open={edited !== null}
      title={edited?.row == null ? '添加敏感词' : `修改「${edited.row.word}」`}
      footer={null}
      width={640}
      onCancel={onClose}
      afterClose={() => setNewer(null)}
      destroyOnHidden
    >
      {edited === null ? null : (
        <SentForm<WordValues> send={save} submitText="保存" initialValues={edited.row ?? emptyWord}>
          <WordFields categories={categories} />
          <WordTrial />
          {newer === null ? null : <NewerWord row={newer} />}
        </SentForm>
      )}
    </Modal>
  )
}

/** The row as it is now; the old one where somebody removed it. */
async function findWord(row: WordItem): Promise<WordItem> {
  // The last changed word is on the first page.
  const { items } = await call(api.StaffWord.GetList, { maxResultCount: 50 })
  return items.find(({ id }) => id === row.id) ?? row
}
