import type { ReactNode } from 'react'
import { createStore } from '../store.ts'

type Question = {
  /** 删除这张照片？ */
  title: string
  /** …将被永久删除，无法恢复。 */
  text?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** A third button: does something else, and counts as 确定. */
  other?: { label: string; onChoose: () => void }
  /** For destructive actions: the confirming button is red. */
  danger?: boolean
}

type PendingQuestion = Question & {
  /** A message with one button. */
  isNotice: boolean
  /** Resolves the question and closes it. */
  answer: (yes: boolean) => void
}

/** The open question, or null. `ConfirmHost` renders it. */
export const pendingQuestion = createStore<PendingQuestion | null>(null)

/** Asks and waits: true for 确定, false for 取消 and Esc. A question replaced by another one resolves to false. */
export function confirm(question: Question): Promise<boolean> {
  return ask(question, false)
}

/** Shows one message and waits until it is closed. */
export async function alertUser(title: string, text?: ReactNode): Promise<void> {
  await ask({ title, text }, true)
}

function ask(question: Question, isNotice: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    pendingQuestion.get()?.answer(false)
    const asked: PendingQuestion = {
      ...question,
      isNotice,
      answer: (yes) => {
        if (pendingQuestion.get() === asked) pendingQuestion.set(null)
        resolve(yes)
      },
    }
    pendingQuestion.set(asked)
  })
}
