import { Alert, Button, Typography } from 'antd'
import { PairTable } from '../tables/pair-table.tsx'
import type { Described } from '../tables/row-edit.ts'

interface NewerValuesProps {
  /** Names who saved. */
  sentence: string
  theirs: Described
  mine: Described
  onTake: () => void
}

/** The values that another person saved in the meantime, next to the typed ones, to choose from. */
export function NewerValues({ sentence, theirs, mine, onTake }: NewerValuesProps) {
  const different = Object.keys(theirs).filter((label) => theirs[label] !== mine[label])
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={sentence}
      description={
        different.length === 0 ? (
          '现在存的和你写的一样。'
        ) : (
          <>
            <PairTable
              heads={['现在存的', '你写的']}
              rows={different.map((label) => ({ label, values: [theirs[label] ?? '', mine[label] ?? ''] }))}
            />
            <Typography.Paragraph>保存会用你写的替换现在存的。</Typography.Paragraph>
            <Button onClick={onTake}>改用现在存的</Button>
          </>
        )
      }
    />
  )
}
