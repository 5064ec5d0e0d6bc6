import type { TermsDraft } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Form, Input, Popconfirm, Radio, Space, Typography } from 'antd'
import { useState } from 'react'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useConfirmClose } from '../../parts/acts/unsaved.tsx'
import { useAct, useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, read, write } from '../../platform/api.ts'
import { agreedTerms } from './agreed-terms.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'

interface Written {
  title: string
  text: string
  isMajor: boolean
}

const termsReads = [api.StaffTerms.GetDraft, api.StaffTerms.GetList]

/** The draft of the next version: written, previewed, published or discarded. */
export function TermsEditor({ termsType }: { termsType: number }) {
  const { data: draft, error, refetch } = useQuery(read(api.StaffTerms.GetDraft, { termsType }))
  if (error !== null) return <ReadFailed error={error} retry={refetch} />
  return draft === undefined ? <Loading /> : <DraftForm termsType={termsType} draft={draft} />
}

function DraftForm({ termsType, draft }: { termsType: number; draft: TermsDraft }) {
  const act = useFormAct(...termsReads)
  const perform = useAct(...termsReads)
  const [previewed, setPreviewed] = useState<string | null>(null)
  const preview = useQuery({
    ...read(api.StaffTerms.Preview, { text: previewed ?? '' }),
    enabled: previewed !== null,
  })
  const [publishing, setPublishing] = useState(false)
  // Another form begins with other texts.
  const [begun, setBegun] = useState(0)
  const { version, nextMajor, nextMinor, updatedBy, updateTime } = draft
  const isAgreed = agreedTerms.includes(termsType)

  async function save(written: Written, newest: TermsDraft) {
    const given = { ...written, termsType, version: newest.version }
    await act(write(api.StaffTerms.SaveDraft, given), '草稿已保存，会员还看不到')
    setBegun(begun + 1)
  }
  const edit = rowEdit({
    row: draft,
    load: () => call(api.StaffTerms.GetDraft, { termsType }),
    valuesOf: ({ title, text, isMajor }): Written => ({ title, text, isMajor }),
    describe: ({ title = '', text = '', isMajor }: Partial<Written>) => ({
      标题: title,
      正文: text,
      改动大小: isMajor === true ? '大改动' : '小改动',
    }),
    save,
  })
  async function discard() {
    await perform(write(api.StaffTerms.RemoveDraft, { termsType, version }), '草稿已丢弃')
    setBegun(begun + 1)
  }
  return (
    <Card
      style={{ marginTop: 16, maxWidth: 960 }}
      title={version === 0 ? '写下一个版本' : '下一个版本的草稿'}
      extra={
        version === 0 ? null : (
          <Typography.Text type="secondary">
            {updatedBy}，{updateTime}
          </Typography.Text>
        )
      }
    >
      <SentForm<Written> key={begun} send={edit} submitText="保存草稿" initialValues={draft}>
        <RequiredItem name="title" label="标题">
          <Input maxLength={40} />
        </RequiredItem>
        <RequiredItem
          name="text"
          label="正文"
          extra="一行一段，「## 」开头的一行是小标题；{company} 和 {community} 会换成公司和社区的名称"
        >
          <Input.TextArea autoSize={{ minRows: 10, maxRows: 30 }} />
        </RequiredItem>
        <Form.Item name="isMajor" label="改动大小">
          <Radio.Group
            options={[
              { value: false, label: `小改动（${nextMinor}）${isAgreed ? '：会员不用重新同意' : ''}` },
              { value: true, label: `大改动（${nextMajor}）${isAgreed ? '：请会员重新同意' : ''}` },
            ]}
          />
        </Form.Item>
        <Space wrap style={{ marginBottom: 16 }}>
          <PreviewButton onPreview={setPreviewed} />
          {version === 0 ? null : (
            <>
              <Popconfirm
                title="丢弃草稿？"
                description="写的内容不再保留。"
                okText="丢弃"
                onConfirm={() => void discard()}
              >
                <Button danger>丢弃草稿</Button>
              </Popconfirm>
              <PublishButton onPublish={() => setPublishing(true)} />
            </>
          )}
        </Space>
      </SentForm>
      <TextDialog
        title={previewed === null ? null : '预览'}
        text={preview}
        onClose={() => setPreviewed(null)}
      />
      <PublishDialog
        open={publishing}
        termsType={termsType}
        draft={draft}
        onClose={() => setPublishing(false)}
        onPublished={() => setBegun(begun + 1)}
      />
    </Card>
  )
}

/** The stored draft is published, so unsaved input would be lost. */
function PublishButton({ onPublish }: { onPublish: () => void }) {
  const mayClose = useConfirmClose()
  async function publish() {
    if (await mayClose()) onPublish()
  }
  return <Button onClick={() => void publish()}>发布草稿</Button>
}

function PreviewButton({ onPreview }: { onPreview: (text: string) => void }) {
  const text = Form.useWatch<string>('text') ?? ''
  return (
    <Button disabled={text.trim().length < 10} onClick={() => onPreview(text)}>
      预览
    </Button>
  )
}
