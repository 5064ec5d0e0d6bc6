import { UploadOutlined } from '@ant-design/icons'
import type { MethodRef } from '@guangquan/client'
import type { NewsBlock } from '@guangquan/contract'
import { Alert, Button, Flex, Input, Typography, Upload } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../platform/api.ts'
import { PreviewDialog } from '../page/preview-dialog.tsx'
import { readBase64 } from '../csv/read-base64.ts'

interface BodyFieldProps {
  /** Stores a picture, given in Base64. */
  upload: (file: { fileName: string; content: string }) => Promise<{ fileId: string }>
  preview: MethodRef<{ body: string }, { blocks: NewsBlock[] }>
  /** Min characters for a preview. */
  min: number
  id?: string
  value?: string
  onChange?: (body: string) => void
}

/** A form field for the Markdown of news or an activity, with pictures and a preview. */
export function BodyField({ upload, preview, min, id, value = '', onChange }: BodyFieldProps) {
  const cursor = useRef<number | null>(null)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [previewed, setPreviewed] = useState<string | null>(null)
  // Text that is typed while a picture is uploaded must not be lost.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  async function insertPicture(file: File) {
    setPending(true)
    setFailure(null)
    try {
      const content = await readBase64(file)
      const { fileId } = await upload({ fileName: file.name, content })
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
      <PreviewDialog preview={preview} body={previewed} onClose={() => setPreviewed(null)} />
    </>
  )
}
