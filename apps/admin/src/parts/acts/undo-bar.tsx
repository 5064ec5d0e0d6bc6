import { Button, Card, Flex } from 'antd'
import './undo-bar.css'

interface UndoBarProps {
  /** What was done and can be undone for some seconds; null: nothing. */
  text: string | null
  /** A key that undoes it too. */
  keyName?: string | undefined
  label?: string
  onUndo: () => void
}

/** Offers to undo the last act, above the foot of the page. */
export function UndoBar({ text, keyName, label = '撤销', onUndo }: UndoBarProps) {
  return (
    <div className="undo-bar" role="status">
      {text === null ? null : (
        <Card size="small">
          <Flex gap={12} align="center">
            {text}
            <Button type="link" onClick={onUndo}>
              {label}
              {keyName === undefined ? null : <kbd aria-hidden>{keyName}</kbd>}
            </Button>
          </Flex>
        </Card>
      )}
    </div>
  )
}
