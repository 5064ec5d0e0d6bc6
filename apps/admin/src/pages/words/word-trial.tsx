import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Card, Flex, Form, Typography } from 'antd'
import { api, call, sentenceOf } from '../../platform/api.ts'
import { TriedText } from './tried-text.tsx'
import type { WordValues } from './word-values.ts'

/** Tries the word in the form on a text and on published content. */
export function WordTrial() {
  const form = Form.useFormInstance<WordValues>()
  const word = Form.useWatch('word', form) ?? ''
  const counting = useMutation({ mutationFn: () => call(api.StaffWord.CountHits, { word }) })
  return (
    <Card size="small" title="保存前试一试" style={{ marginBottom: 16 }}>
      <TriedText draft={() => draftOf(form.getFieldsValue())} />
      <Flex wrap align="center" gap={12} style={{ marginTop: 12 }}>
        <Button disabled={word.trim() === ''} loading={counting.isPending} onClick={() => counting.mutate()}>
          看看会命中多少已有内容
        </Button>
        <Typography.Text role="status">
          {counting.data === undefined ? '' : countText(counting.data)}
        </Typography.Text>
      </Flex>
      {counting.isError ? (
        <Alert type="error" showIcon title={sentenceOf(counting.error)} style={{ marginTop: 12 }} />
      ) : null}
    </Card>
  )
}

// While the word is empty the text is tried on the list alone.
function draftOf({ word, action, replacement }: WordValues) {
  if (word.trim() === '') return undefined
  return { word, action, replacement: action === 'replace' ? (replacement ?? '') : '' }
}

interface Hits {
  hits: number
  checked: number
  isComplete: boolean
}

function countText({ posts, comments }: { posts: Hits; comments: Hits }): string {
  const part = (name: string, { hits, checked, isComplete }: Hits) =>
    `${isComplete ? '全部' : '最新'} ${checked} 条${name}里有 ${hits} 条`
  return `${part('作品', posts)}，${part('评论', comments)}`
}
