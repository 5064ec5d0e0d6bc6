import { Alert, Button } from 'antd'
import { sentenceOf } from '../../platform/api.ts'

/** What could not be read, to be tried again. */
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
