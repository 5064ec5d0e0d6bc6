import { undoMs, type ReviewDecision } from '@guangquan/contract/review/review.words'
import type { MuteDays } from '@guangquan/contract/sanction/strike.shapes'
import { App } from 'antd'
import { useEffect, useState } from 'react'
import { api, sentenceOf, write } from '../../platform/api.ts'
import { decisionNames } from './names.ts'

/** A case as it was shown. */
export interface ShownCase {
  id: string
  version: number
}

export interface Choice {
  decision: ReviewDecision
  reason?: string | undefined
  days?: MuteDays | undefined
  masks?: { pictureId: string; fileId: string }[] | undefined
}

/** Decisions that may be taken back for a few seconds. */
export interface Undoable {
  ids: string[]
  text: string
}

/** Sends decisions and their undoing. @param mark hides decided cases from the queue, or shows them again */
export function useDecisions(mark: (ids: readonly string[], isDecided: boolean) => void) {
  const { message } = App.useApp()
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const [pending, setPending] = useState(false)
  useEffect(() => {
    if (undoable === null) return
    const ending = setTimeout(() => setUndoable(null), undoMs)
    return () => clearTimeout(ending)
  }, [undoable])

  async function decide(cases: readonly ShownCase[], choice: Choice): Promise<boolean> {
    setPending(true)
    try {
      const shown = cases.map(({ id, version }) => ({ id, version }))
      const { items } = await write(api.ReviewCase.Decide, { cases: shown, ...choice })
      const decided = items.filter(({ state }) => state === 'decided').map(({ id }) => id)
      if (decided.length > 0) {
        const text = `${decisionNames[choice.decision].done} ${decided.length} 项`
        setUndoable({ ids: decided, text })
      }
      mark(decided, true)
      const others = items.filter(({ state }) => state !== 'decided')
      if (others.length > 0) message.warning(undecidedText(others))
      return decided.length > 0
    } catch (error) {
      message.error(sentenceOf(error))
      return false
    } finally {
      setPending(false)
    }
  }

  /** @returns the first case that is open again */
  async function undo(): Promise<string | undefined> {
    if (undoable === null) return undefined
    setUndoable(null)
    try {
      const { items } = await write(api.ReviewCase.Undo, { ids: undoable.ids })
      const undone = items.filter(({ isUndone }) => isUndone).map(({ id }) => id)
      mark(undone, false)
      if (undone.length === undoable.ids.length) message.success('已撤销')
      else message.warning(`${undoable.ids.length - undone.length} 项没有撤销：已经超过 10 秒，或者内容变了`)
      return undone[0]
    } catch (error) {
      message.error(sentenceOf(error))
      return undefined
    }
  }
  return { decide, undo, undoable, pending }
}

function undecidedText(others: readonly { state: string; by: string }[]): string {
  const [{ state, by } = { state: '', by: '' }] = others
  const who = by === '' ? '' : `${by} `
  if (state === 'claimed') return `${others.length} 项没有处理：${who}正在审核`
  if (state === 'gone') return `${others.length} 项没有处理：内容已经删除`
  return by === ''
    ? `${others.length} 项没有处理：内容刚刚改过，请再看一遍`
    : `${others.length} 项没有处理：${who}刚刚处理过`
}
