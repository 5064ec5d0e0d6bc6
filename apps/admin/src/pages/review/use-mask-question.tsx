import type { ReviewDecision } from '@guangquan/contract/review/review.words'
import { App, Button } from 'antd'
import { decisionNames } from './names.ts'

/** Whether the masked copies are used after all, are given up for the decision, or nothing is decided yet. */
export type MaskAnswer = 'mask' | 'giveUp' | 'stay'

/**
 * Asks what to do with masked copies before a decision that does not use them.
 * @returns a function of the decision and of whether the copies could be used instead
 */
export function useMaskQuestion(): (decision: ReviewDecision, mayMask: boolean) => Promise<MaskAnswer> {
  const { modal } = App.useApp()
  return (decision, mayMask) => {
    const { name } = decisionNames[decision]
    const isPublished = decision === 'pass'
    const { promise, resolve } = Promise.withResolvers<MaskAnswer>()
    const giveUpText = isPublished ? '不打码，直接通过' : `不打码，继续${name}`
    const dialog = modal.confirm({
      title: '打好的码还没有用上',
      content: isPublished
        ? '直接通过，公开的是没有打码的原图。'
        : `「${name}」不会替换照片，打好的码不再保留。`,
      okText: mayMask ? '打码后通过' : giveUpText,
      okButtonProps: { danger: !mayMask },
      cancelText: '先不处理',
      autoFocusButton: 'cancel',
      onOk: () => resolve(mayMask ? 'mask' : 'giveUp'),
      onCancel: () => resolve('stay'),
      footer: (_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          {mayMask ? (
            <Button
              danger
              onClick={() => {
                dialog.destroy()
                resolve('giveUp')
              }}
            >
              {giveUpText}
            </Button>
          ) : null}
          <OkBtn />
        </>
      ),
    })
    return promise
  }
}
