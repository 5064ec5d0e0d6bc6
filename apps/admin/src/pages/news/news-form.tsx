import type { StaffNewsDetail } from '@guangquan/contract'
import {
  newsCover,
  newsLimits,
  newsTypeNames,
  newsTypes,
  type NewsType,
} from '@guangquan/contract/news/news.words'
import { useQuery } from '@tanstack/react-query'
import { Form, Input, Select } from 'antd'
import { BodyField } from '../../parts/fields/body-field.tsx'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { PictureField, type SitePicture } from '../../parts/fields/picture-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, readSite, write } from '../../platform/api.ts'

interface CoverPicture extends SitePicture {
  /** Identifies it in a change. */
  key: string
}

interface Given {
  type: NewsType
  title: string
  summary?: string
  source: string
  body: string
  videoType?: number | null
  /** The address of the video post. */
  videoId?: string | null
  cover?: CoverPicture | null
}

interface NewsFormProps {
  /** Null for a new one. */
  row: StaffNewsDetail | null
  onDone: (saved: StaffNewsDetail) => void
}

/** Writes news, or changes it. */
export function NewsForm({ row, onDone }: NewsFormProps) {
  const act = useFormAct(api.StaffNews.GetList, api.StaffNews.GetDetail)
  const finish = async (written: Promise<StaffNewsDetail>) => onDone(await act(written, '已保存'))
  const create = (given: Given) => finish(write(api.StaffNews.Create, fieldsOf(given)))
  const editOf = (news: StaffNewsDetail) =>
    rowEdit({
      row: news,
      load: () => call(api.StaffNews.GetDetail, { id: news.id }),
      valuesOf: initialOf,
      describe,
      save: (given: Given, { id, version }) =>
        finish(write(api.StaffNews.Save, { id, version, ...fieldsOf(given) })),
    })
  return (
    <SentForm<Given>
      send={row === null ? create : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <Form.Item name="type" label="类型">
        <Select options={numberedChoicesOf(newsTypeNames)} />
      </Form.Item>
      <RequiredItem name="title" label="标题">
        <Input maxLength={newsLimits.title.max} showCount />
      </RequiredItem>
      <Form.Item name="summary" label="摘要" extra="列表里和分享时显示；不填就只显示标题">
        <Input.TextArea autoSize={{ minRows: 2 }} maxLength={newsLimits.summary} showCount />
      </Form.Item>
      <RequiredItem name="source" label="来源">
        <Input maxLength={newsLimits.source} />
      </RequiredItem>
      <Form.Item
        name="cover"
        label="封面"
        extra={`${newsCover.width} × ${newsCover.height}，至少 853 × 480，5 MB 以内；可以不要`}
      >
        <PictureField<CoverPicture>
          label="封面"
          removable
          maxWidth={320}
          upload={async (file) => {
            const { fileId, url } = await call(api.StaffNews.Upload, { kind: 'cover', ...file })
            return { key: fileId, fileId, url }
          }}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['type']}>
        {({ getFieldValue }) => (getFieldValue('type') === newsTypes.video ? <VideoFields /> : null)}
      </Form.Item>
      <RequiredItem name="body" label="正文">
        <BodyField
          preview={api.StaffNews.Preview}
          min={newsLimits.body.min}
          upload={(file) => call(api.StaffNews.Upload, { kind: 'picture', ...file })}
        />
      </RequiredItem>
    </SentForm>
  )
}

function VideoFields() {
  const types = useQuery(readSite(api.SysBaseInfo.GetBaseDictionariesByCode, { code: 'NewsVideoType' }))
  return (
    <>
      <RequiredItem name="videoType" label="视频类型">
        <Select
          loading={types.isPending}
          options={(types.data ?? []).map(({ value, name }) => ({ value, label: name }))}
        />
      </RequiredItem>
      <RequiredItem name="videoId" label="视频作品" extra="社区里一个公开的视频作品的网址">
        <Input maxLength={200} placeholder="https://…/post/video-detail/…" />
      </RequiredItem>
    </>
  )
}

function initialOf(row: StaffNewsDetail | null): Partial<Given> {
  if (row === null) return { type: newsTypes.news }
  const { title, summary, source, body, videoType, videoId, cover } = row
  const type = Object.values(newsTypes).find((one) => one === row.type) ?? newsTypes.news
  return { type, title, summary, source, body, videoType, videoId, cover }
}

function fieldsOf({ type, title, summary = '', source, body, videoType, videoId, cover }: Given) {
  const isVideo = type === newsTypes.video
  return {
    type,
    title,
    summary,
    source,
    body,
    videoType: isVideo ? (videoType ?? null) : null,
    videoId: isVideo ? idIn(videoId ?? '') : null,
    cover: cover?.key ?? null,
  }
}

/** The id in the address of a post; the text itself, which the server refuses, if it contains none. */
const idIn = (address: string) => /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(address)?.[0] ?? address

function describe({ type, title = '', summary = '', source = '', body = '', ...given }: Partial<Given>) {
  return {
    类型: type === undefined ? '' : newsTypeNames[type],
    标题: title,
    摘要: summary,
    来源: source,
    封面: given.cover == null ? '没有' : given.cover.key,
    视频作品: given.videoId ?? '没有',
    正文: body,
  }
}
