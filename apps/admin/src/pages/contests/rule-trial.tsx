import type { ContestVerdict } from '@guangquan/contract'
import { verdictSentence } from '@guangquan/contract/contest/contest.sentences'
import { contestBounds } from '@guangquan/contract/contest/contest.words'
import { Button, Card, Flex, Form, Tag, Typography, Upload } from 'antd'
import { useRef, useState } from 'react'
import { readBase64 } from '../../parts/csv/read-base64.ts'
import { api, call } from '../../platform/api.ts'
import { type ContestValues, rulesOf } from './contest-values.ts'

interface Tried {
  key: string
  name: string
  /** Null while it is loading, a sentence if that failed. */
  result: readonly ContestVerdict[] | string | null
}

const maxFiles = contestBounds.triedFiles
const headBytes = contestBounds.triedHeadKiB * 1024
const colors = { green: 'success', amber: 'warning', red: 'error' } as const
const levels = { green: '通过', amber: '要人看', red: '不符' } as const

/** Tries the rules of the form on photographs, by the function that judges entries. Nothing is stored. */
export function RuleTrial() {
  const form = Form.useFormInstance<ContestValues>()
  const [tried, setTried] = useState<readonly Tried[]>([])
  const next = useRef(0)

  async function examine(file: File): Promise<void> {
    const key = String(next.current++)
    setTried((list) => [...list, { key, name: file.name, result: null }].slice(-maxFiles))
    const result = await verdictsOf(file, form.getFieldsValue(true)).catch((error: unknown) =>
      error instanceof Error ? error.message : '没有读到，请重试',
    )
    setTried((list) => list.map((one) => (one.key === key ? { ...one, result } : one)))
  }

  return (
    <Card
      size="small"
      title="用照片试试这些规则"
      style={{ marginBottom: 24 }}
      extra={tried.length === 0 ? null : <Button onClick={() => setTried([])}>清空</Button>}
    >
      <Upload.Dragger
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic,.heic"
        showUploadList={false}
        beforeUpload={(file) => {
          void examine(file)
          return false
        }}
      >
        拖到这里或点一下选照片，最多 {maxFiles} 张；只读取文件的开头，不会保存
      </Upload.Dragger>
      <Flex vertical gap={12} style={{ marginTop: tried.length === 0 ? 0 : 12 }} role="status">
        {tried.map(({ key, name, result }) => (
          <div key={key}>
            <Typography.Text strong>{name}</Typography.Text>
            <Outcome result={result} />
          </div>
        ))}
      </Flex>
    </Card>
  )
}

function Outcome({ result }: { result: Tried['result'] }) {
  if (result === null) return <div>正在读取</div>
  if (typeof result === 'string') return <div>{result}</div>
  return result.map((verdict) => {
    const { name, found, advice } = verdictSentence(verdict)
    return (
      <div key={verdict.rule}>
        <Tag color={colors[verdict.level]}>{levels[verdict.level]}</Tag>
        {name}：{found}
        {advice === '' ? null : <Typography.Text type="secondary"> {advice}</Typography.Text>}
      </div>
    )
  })
}

async function verdictsOf(file: File, values: ContestValues): Promise<readonly ContestVerdict[] | string> {
  const body = await file.arrayBuffer()
  const { verdicts } = await call(api.StaffContest.TryFile, {
    rules: rulesOf(values),
    size: file.size,
    sha256: hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', body))),
    head: await readBase64(file.slice(0, headBytes)),
  })
  return verdicts ?? '不是可以参赛的照片'
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
