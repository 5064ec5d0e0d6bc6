import { Alert, Button } from 'antd'
import { sentenceOf } from '../../platform/api.ts'

/** A failed read, with a button to retry. */
export function ReadFailed({ error, retry }: { error: unknown; retry: () => Promise<unknown> }) {
  return (
    <Alert
      type="error"
      showIcon
      title={sentenceOf(error)}
      action={<Button onClick={() => void retry()}>再试一次</Button>}
    />
  )
}
