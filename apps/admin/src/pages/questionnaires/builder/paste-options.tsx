import { questionnaireLimits } from '@guangquan/contract/questionnaire-words'
import { Button, Input, Modal } from 'antd'
import { useState } from 'react'

/** Takes options from a column of a table or a list, one a line. */
export function PasteOptions({ onPaste }: { onPaste: (texts: string[]) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const lines = [...new Set(text.split('\n').map((line) => line.trim().slice(0, questionnaireLimits.option)))]
  const texts = lines.filter((line) => line !== '')
  return (
    <>
      <Button onClick={() => setOpen(true)}>粘贴一列</Button>
      <Modal
        open={isOpen}
        title="粘贴选项，一行一个"
        okText={`加 ${texts.length} 个`}
        okButtonProps={{ disabled: texts.length === 0 }}
        cancelText="取消"
        onCancel={() => setOpen(false)}
        onOk={() => {
          onPaste(texts)
          setText('')
          setOpen(false)
        }}
      >
        <Input.TextArea
          aria-label="选项，一行一个"
          rows={10}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Modal>
    </>
  )
}
