import { ApiError } from '@guangquan/client'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { Button, Field, LengthText, Modal, showToast, TextInput } from '@guangquan/ui'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'

interface NameDialogProps {
  title: string
  /** The current name; empty for a new one. */
  name?: string
  /** Maximum length, in characters as a reader counts them. */
  limit: number
  /** Saves the trimmed name; if it fails, the dialog stays open and shows the error. */
  save: (name: string) => Promise<unknown>
  onClose: () => void
  /** Additional fields. */
  children?: ReactNode
}

/** A dialog for the name of a folder or album. */
export function NameDialog({ title, name: known = '', limit, save, onClose, children }: NameDialogProps) {
  const [name, setName] = useState(known)
  const saving = useMutation({
    mutationFn: () => save(name.trim()),
    onSuccess: () => {
      showToast('已保存')
      onClose()
    },
  })
  const length = writtenLength(name)
  const isLong = length > limit
  const canSave = length > 0 && !isLong

  function submit(event: FormEvent) {
    event.preventDefault()
    if (canSave && !saving.isPending) saving.mutate()
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            取消
          </Button>
          <Button
            busy={saving.isPending}
            disabled={!canSave}
            disabledReason={isLong ? '名字太长了' : '先写上名字'}
            onClick={() => saving.mutate()}
          >
            保存
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={submit}>
        <Field
          label="名字"
          counter={<LengthText length={length} limit={limit} />}
          error={isLong ? `名字最多 ${limit} 字` : failureOf(saving.error)}
        >
          <TextInput value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </Field>
        {children}
      </form>
    </Modal>
  )
}

function failureOf(error: Error | null): string | null {
  if (error === null) return null
  return error instanceof ApiError ? error.message : '没有保存好，请重试'
}
