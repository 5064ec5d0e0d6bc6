import type { WordInput } from '@guangquan/contract'
import { wordLimits } from '@guangquan/contract/word-list/word-actions'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Input, Space, Typography } from 'antd'
import { useState } from 'react'
import { api, call, sentenceOf } from '../../platform/api.ts'
import { WordActionTag } from './word-columns.tsx'

type Draft = Pick<WordInput, 'word' | 'action' | 'replacement'>

const verdicts = {
  pass: { type: 'success', title: '可以直接发布' },
  replace: { type: 'info', title: '换掉词以后发布' },
  review: { type: 'warning', title: '先审核' },
  block: { type: 'error', title: '发不出去' },
} as const

/**
 * A text to try the list on, with the result.
 * @param draft a word that is not saved yet
 */
export function TriedText({ draft }: { draft?: () => Draft | undefined }) {
  const [text, setText] = useState('')
  const trial = useMutation({
    mutationFn: () => call(api.StaffWord.Try, { text, draft: draft?.() }),
  })
  return (
    <>
      <Input.TextArea
        aria-label="要试的文字"
        placeholder="写一段会员可能写的文字"
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={wordLimits.tried}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        style={{ marginTop: 8 }}
        disabled={text.trim() === ''}
        loading={trial.isPending}
        onClick={() => trial.mutate()}
      >
        试一试
      </Button>
      <div role="status" style={{ marginTop: 12 }}>
        {trial.isError ? <Alert type="error" showIcon title={sentenceOf(trial.error)} /> : null}
        {trial.data === undefined ? null : (
          <Alert
            showIcon
            {...verdicts[trial.data.verdict]}
            description={
              <>
                {trial.data.verdict === 'replace' ? (
                  <Typography.Paragraph>{trial.data.published}</Typography.Paragraph>
                ) : null}
                <Space wrap>
                  {trial.data.hits.map(({ word, action }) => (
                    <span key={`${word} ${action}`}>
                      {word} <WordActionTag action={action} />
                    </span>
                  ))}
                </Space>
              </>
            }
          />
        )}
      </div>
    </>
  )
}
