import type { StaffCallItem } from '@guangquan/contract'
import { callStageNames, callStages, galleryLimits } from '@guangquan/contract/gallery/gallery.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Flex, Input, InputNumber, Space } from 'antd'
import { useState } from 'react'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { type ListColumn, ListTable } from '../../parts/tables/list-table.tsx'
import { MomentField } from '../../parts/fields/moment-field.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { findRow, rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'

type Asked = { call: StaffCallItem; act: 'publish' | 'close' }

/** Open calls, drafts too. */
export function CallList() {
  const [edited, setEdited] = useState<StaffCallItem | 'new' | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <Flex justify="end" style={{ marginBottom: 12 }}>
        <Button onClick={() => setEdited('new')}>写征集</Button>
      </Flex>
      <ListTable
        name="gallery-calls"
        label="征集"
        list={api.StaffGallery.GetCalls}
        input={{}}
        rowKey="id"
        columns={columnsWith(setEdited, setAsked)}
        empty="还没有征集"
        exportBy={null}
      />
      <FormDrawer
        open={edited !== null}
        title={edited === null || edited === 'new' ? '写征集' : `修改 · ${edited.title}`}
        width={640}
        onClose={() => setEdited(null)}
      >
        <CallForm row={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      </FormDrawer>
      <ActDialog
        changed={[api.StaffGallery.GetCalls]}
        onClose={() => setAsked(null)}
        act={asked === null ? null : actOf(asked)}
      />
    </>
  )
}

const actOf = ({ act, call: { id, version, title } }: Asked) => ({
  title: `${act === 'publish' ? '发布' : '关闭'} · ${title}`,
  after: act === 'publish' ? '开始时间到了，会员就能投稿。' : '关闭以后不再收投稿，已经收到的不变。',
  submitText: act === 'publish' ? '发布' : '关闭',
  write: ({ reason }: Reasoned) => write(api.StaffGallery.SetCallState, { id, version, act, reason }),
  done: act === 'publish' ? '已发布' : '已关闭',
})

type Values = Pick<StaffCallItem, 'title' | 'intro' | 'startTime' | 'endTime' | 'maxPhotos' | 'minLongEdge'>

const initialOf = (row: StaffCallItem | null): Partial<Values> => {
  if (row === null) return { maxPhotos: galleryLimits.photos, minLongEdge: galleryLimits.longEdge }
  const { title, intro, startTime, endTime, maxPhotos, minLongEdge } = row
  return { title, intro, startTime, endTime, maxPhotos, minLongEdge }
}

const describe = (given: Partial<Values>): Record<string, string> => ({
  名称: given.title ?? '',
  说明: given.intro ?? '',
  时间: `${given.startTime ?? ''} 到 ${given.endTime ?? ''}`,
  最多几张: String(given.maxPhotos ?? ''),
  长边: String(given.minLongEdge ?? ''),
})

function CallForm({ row, onDone }: { row: StaffCallItem | null; onDone: () => void }) {
  const act = useFormAct(api.StaffGallery.GetCalls)
  const finish = async (written: Promise<unknown>) => {
    await act(written, '已保存')
    onDone()
  }
  const editOf = (edited: StaffCallItem) =>
    rowEdit({
      row: edited,
      load: () => findRow(api.StaffGallery.GetCalls, {}, edited.id),
      valuesOf: initialOf,
      describe,
      save: (given: Values, { id, version }) =>
        finish(write(api.StaffGallery.SaveCall, { id, version, ...given })),
    })
  return (
    <SentForm<Values>
      send={row === null ? (given) => finish(write(api.StaffGallery.CreateCall, given)) : editOf(row)}
      submitText="保存"
      initialValues={initialOf(row)}
    >
      <RequiredItem name="title" label="名称">
        <Input maxLength={galleryLimits.title.max} showCount />
      </RequiredItem>
      <RequiredItem name="intro" label="说明" extra="要什么样的作品，入选以后怎么展、原作归谁">
        <Input.TextArea autoSize={{ minRows: 4 }} maxLength={galleryLimits.intro} showCount />
      </RequiredItem>
      <Flex gap={16} wrap>
        <RequiredItem name="startTime" label="开始（北京时间）">
          <MomentField />
        </RequiredItem>
        <RequiredItem name="endTime" label="截止">
          <MomentField />
        </RequiredItem>
      </Flex>
      <Flex gap={16} wrap>
        <RequiredItem name="maxPhotos" label="最多几张">
          <InputNumber min={1} max={galleryLimits.photos} precision={0} />
        </RequiredItem>
        <RequiredItem name="minLongEdge" label="长边至少几像素">
          <InputNumber min={galleryLimits.longEdge} max={20_000} precision={0} />
        </RequiredItem>
      </Flex>
    </SentForm>
  )
}

const columnsWith = (
  edit: (call: StaffCallItem) => void,
  ask: (asked: Asked) => void,
): ListColumn<StaffCallItem>[] => [
  { key: 'title', name: '名称', dataIndex: 'title' },
  { key: 'stage', name: '状态', render: (_, { stage }) => nameOf(callStageNames, stage) },
  { key: 'startTime', name: '开始', render: (_, { startTime }) => startTime.slice(0, 16) },
  { key: 'endTime', name: '截止', render: (_, { endTime }) => endTime.slice(0, 16) },
  { key: 'submissions', name: '投稿', dataIndex: 'submissions' },
  {
    key: 'acts',
    name: '操作',
    render: (_, call) => (
      <Space>
        {call.stage === callStages.closed ? null : (
          <Button size="small" aria-label={`修改${call.title}`} onClick={() => edit(call)}>
            修改
          </Button>
        )}
        {call.stage === callStages.draft ? (
          <Button
            size="small"
            type="primary"
            aria-label={`发布${call.title}`}
            onClick={() => ask({ call, act: 'publish' })}
          >
            发布
          </Button>
        ) : null}
        {call.stage === callStages.published ? (
          <Button size="small" aria-label={`关闭${call.title}`} onClick={() => ask({ call, act: 'close' })}>
            关闭
          </Button>
        ) : null}
      </Space>
    ),
  },
]
