import { UploadOutlined } from '@ant-design/icons'
import { newsLimits } from '@guangquan/contract/news-words'
import { Alert, Button, Flex, Input, Typography, Upload } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { readBase64 } from '../../parts/read-base64.ts'
import { api, call, sentenceOf } from '../../platform/api.ts'
import { PreviewDialog } from './preview-dialog.tsx'

interface BodyFieldProps {
  /** Of the field of a form. */
  id?: string
  value?: string
  onChange?: (body: string) => void
}

const { min } = newsLimits.body

/** The field of a form for the Markdown of news, with pictures and a preview. */
export function BodyField({ id, value = '', onChange }: BodyFieldProps) {
  const cursor = useRef<number | null>(null)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [previewed, setPreviewed] = useState<string | null>(null)
  // What is typed while a picture is uploaded must not be lost.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  async function insertPicture(file: File) {
    setPending(true)
    setFailure(null)
    try {
      const content = await readBase64(file)
      const { fileId } = await call(api.StaffNews.Upload, { kind: 'picture', fileName: file.name, content })
      const body = latest.current
      const at = Math.min(cursor.current ?? body.length, body.length)
      onChange?.(`${body.slice(0, at).trimEnd()}\n\n![图片说明](${fileId})\n\n${body.slice(at).trimStart()}`)
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Input.TextArea
        id={id}
        value={value}
        autoSize={{ minRows: 12, maxRows: 30 }}
        onChange={({ target }) => onChange?.(target.value)}
        onSelect={({ currentTarget }) => {
          cursor.current = currentTarget.selectionEnd
        }}
      />
      <Typography.Paragraph type="secondary" style={{ marginBlock: 8 }}>
        空一行分段。「## 」开头是小标题，「- 」或「1. 」开头是列表，「&gt;
        」开头是引用，**两个星号**之间加粗，[文字](网址) 是链接，竖线画表格。图片单独一段，方括号里写说明。
      </Typography.Paragraph>
      <Flex gap={8}>
        <Upload
          accept="image/jpeg,image/png,image/webp,image/avif"
          showUploadList={false}
          beforeUpload={(file) => {
            void insertPicture(file)
            return false
          }}
        >
          <Button icon={<UploadOutlined />} loading={pending}>
            插入图片
          </Button>
        </Upload>
        <Button disabled={value.trim().length < min} onClick={() => setPreviewed(value)}>
          预览
        </Button>
      </Flex>
      <div role="alert">
        {failure === null ? null : <Alert type="error" showIcon title={failure} style={{ marginTop: 8 }} />}
      </div>
      <PreviewDialog body={previewed} onClose={() => setPreviewed(null)} />
    </>
  )
}
