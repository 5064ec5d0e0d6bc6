import { questionnaireLimits } from '@guangquan/contract/questionnaire/questionnaire.words'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../../../parts/acts/form-dialog.tsx'
import { RequiredItem } from '../../../parts/fields/required-item.tsx'
import { SentForm } from '../../../parts/acts/sent-form.tsx'

/** Takes options from a column of a table or a list, one a line. */
export function PasteOptions({ onPaste }: { onPaste: (texts: string[]) => void }) {
  const [isOpen, setOpen] = useState(false)
  function paste({ texts }: { texts: string }): Promise<void> {
    onPaste(linesOf(texts))
    setOpen(false)
    return Promise.resolve()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>粘贴一列</Button>
      <FormDialog open={isOpen} title="粘贴选项" onClose={() => setOpen(false)}>
        <SentForm<{ texts: string }> send={paste} submitText="加上">
          <RequiredItem name="texts" label="选项，一行一个">
            <Input.TextArea rows={10} />
          </RequiredItem>
        </SentForm>
      </FormDialog>
    </>
  )
}

/** Lines with a text, each once. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, questionnaireLimits.option))
  return [...new Set(lines)].filter((line) => line !== '')
}
