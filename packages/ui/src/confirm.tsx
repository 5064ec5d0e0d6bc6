import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { createStore, useStore } from './store.ts'

type Question = {
  /** 删除这张照片？ */
  title: string
  /** …将被永久删除，无法恢复。 */
  text?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** For loss: the confirming button is red. */
  danger?: boolean
}

type ConfirmDialogProps = Question & {
  open: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** 取消 and 确定. Esc is 取消. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel = '确定',
    cancelLabel = '取消',
    danger,
    busy,
    onConfirm,
    onCancel,
  } = props
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      footer={
        <>
          <Button kind="line" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button kind={danger ? 'danger' : 'ink'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Modal>
  )
}

type AlertDialogProps = {
  open: boolean
  title: string
  text?: ReactNode
  closeLabel?: string
  onClose: () => void
}

/** One sentence and 确定: 请至少选择一个分类. */
export function AlertDialog({ open, title, text, closeLabel = '确定', onClose }: AlertDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      footer={
        <Button kind="ink" onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      {text}
    </Modal>
  )
}

type Asked = { question: Question; alert: boolean; answer: (yes: boolean) => void }

const asked = createStore<Asked | null>(null)

/** Asks and waits: true for 确定, false for 取消 and Esc. A question that another one overtakes is answered no. */
export function confirm(question: Question): Promise<boolean> {
  return ask(question, false)
}

/** Says one sentence and waits until it is read. Needs a `ConfirmHost` in the page. */
export async function alertUser(title: string, text?: ReactNode): Promise<void> {
  await ask({ title, text }, true)
}

function ask(question: Question, alert: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    asked.get()?.answer(false)
    asked.set({ question, alert, answer: resolve })
  })
}

/** Shows what `confirm` and `alertUser` ask. Once a page. */
export function ConfirmHost() {
  const current = useStore(asked)
  function answer(yes: boolean) {
    current?.answer(yes)
    if (asked.get() === current) asked.set(null)
  }
  if (current?.alert) {
    return (
      <AlertDialog
        open
        title={current.question.title}
        text={current.question.text}
        onClose={() => answer(true)}
      />
    )
  }
  return (
    <ConfirmDialog
      {...(current?.question ?? { title: '' })}
      open={current !== null}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  )
}
