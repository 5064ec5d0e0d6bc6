import type { ReviewDecision } from '@guangquan/contract/review/review.words'
import { Button, Flex, theme, Typography } from 'antd'
import { decisionNames } from './names.ts'

interface DecisionBarProps {
  decisions: readonly ReviewDecision[]
  /** How many cases it is about. */
  count: number
  disabled: boolean
  /** Whether the keys work, which the buttons then show. */
  hasKeys: boolean
  onChoose: (decision: ReviewDecision) => void
}

/** The decisions, each with its key. */
export function DecisionBar({ decisions, count, disabled, hasKeys, onChoose }: DecisionBarProps) {
  const { token } = theme.useToken()
  return (
    <Flex
      wrap
      gap={8}
      align="center"
      className="review-bar"
      role="toolbar"
      aria-label="处理"
      style={{ background: token.colorBgLayout }}
    >
      {count > 1 ? <Typography.Text strong>选中的 {count} 项</Typography.Text> : null}
      {decisions.map((decision) => {
        const { name, key, danger = false } = decisionNames[decision]
        return (
          <Button
            key={decision}
            type={decision === 'pass' ? 'primary' : 'default'}
            danger={danger}
            disabled={disabled}
            onClick={() => onChoose(decision)}
            aria-keyshortcuts={hasKeys ? key : undefined}
          >
            {name}
            {hasKeys ? <kbd aria-hidden>{key.toUpperCase()}</kbd> : null}
          </Button>
        )
      })}
    </Flex>
  )
}
