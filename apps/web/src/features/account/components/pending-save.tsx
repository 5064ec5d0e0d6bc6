import { Button, IrisLoader } from '@guangquan/ui'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

interface PendingSaveProps {
  /** Name of the saved value, such as 头像. */
  name: string
  /** @throws with the sentence to show */
  save: () => Promise<void>
  onSaved: () => void
}

/** Saves something left over from registration, with 重试 on failure. */
export function PendingSave({ name, save, onSaved }: PendingSaveProps) {
  const [error, setError] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let shown = true
    save().then(
      () => {
        if (shown) onSaved()
      },
      (failure: unknown) => {
        if (shown) setError(sentenceOf(failure))
      },
    )
    return () => {
      shown = false
    }
    // Once per attempt, however often the component renders.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])

  if (error === null) return <IrisLoader label={`正在保存${name}`} className="mb-6" />
  return (
    <div role="alert" className="mb-6 flex items-center justify-between gap-4 text-small">
      <span className="text-danger">
        {name}没有保存：{error}
      </span>
      <Button
        kind="line"
        size="small"
        onClick={() => {
          setError(null)
          setAttempt(attempt + 1)
        }}
      >
        重试
      </Button>
    </div>
  )
}
