import type { ReactNode } from 'react'
import { createStore } from './store.ts'

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

type Asked = Question & {
  /** Only something to be read: one button. */
  isNotice: boolean
  /** Gives the answer and closes the question. */
  answer: (yes: boolean) => void
}

/** The question that is open, or null. A `ConfirmHost` shows it. */
export const askedQuestion = createStore<Asked | null>(null)

/** Asks and waits: true for 确定, false for 取消 and Esc. A question that another one overtakes is answered no. */
export function confirm(question: Question): Promise<boolean> {
  return ask(question, false)
}

/** Says one sentence and waits until it is read. */
export async function alertUser(title: string, text?: ReactNode): Promise<void> {
  await ask({ title, text }, true)
}

function ask(question: Question, isNotice: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    askedQuestion.get()?.answer(false)
    const asked: Asked = {
      ...question,
      isNotice,
      answer: (yes) => {
        if (askedQuestion.get() === asked) askedQuestion.set(null)
        resolve(yes)
      },
    }
    askedQuestion.set(asked)
  })
}
