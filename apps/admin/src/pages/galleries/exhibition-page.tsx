import type { StaffExhibition } from '@guangquan/contract'
import { exhibitionStateNames, exhibitionStates } from '@guangquan/contract/gallery/gallery.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Space, Tag, Typography } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, read, write } from '../../platform/api.ts'
import { ExhibitionForm } from './exhibition-form.tsx'
import { galleryPrintNames, GalleryPrints, type GalleryPrint } from './gallery-prints.tsx'
import { Hanging } from './hanging.tsx'
import { WallCompare } from './wall-compare.tsx'

/** One exhibition: its texts, the works in its rooms, and its opening. */
export function ExhibitionPage() {
  const { id = '' } = useParams()
  const exhibition = useQuery(read(api.StaffGallery.GetDetail, { id }))
  if (exhibition.isPending) return <Loading />
  if (exhibition.isError) return <ReadFailed error={exhibition.error} retry={exhibition.refetch} />
  return <Shown exhibition={exhibition.data} />
}

type Act = 'publish' | 'withdraw'
const prints: readonly GalleryPrint[] = ['labels', 'sheet']

function Shown({ exhibition }: { exhibition: StaffExhibition }) {
  const [isEditing, setEditing] = useState(false)
  const [act, setAct] = useState<Act | null>(null)
  const [print, setPrint] = useState<GalleryPrint | null>(null)
  const [isComparing, setComparing] = useState(false)
  const { id, title, state, may, shopName, place, curator, startTime, endTime, version, visitors } =
    exhibition
  const isOpened = state === exhibitionStates.open || state === exhibitionStates.over
  return (
    <>
      <PageHead
        title={title}
        actions={
          <Space wrap>
            <Link to="/galleries">返回列表</Link>
            {isOpened ? (
              <a href={`/more/onlinegallerymore?id=${id}`} target="_blank" rel="noopener">
                观众看到的
              </a>
            ) : null}
            {exhibition.hung.length === 0
              ? null
              : prints.map((one) => (
                  <Button key={one} onClick={() => setPrint(one)}>
                    {galleryPrintNames[one]}
                  </Button>
                ))}
            {exhibition.hung.length === 0 ? null : (
              <Button onClick={() => setComparing(true)}>对比两面墙</Button>
            )}
            <Button onClick={() => setEditing(true)}>修改</Button>
            {may.withdraw ? <Button onClick={() => setAct('withdraw')}>撤回</Button> : null}
            {may.publish ? (
              <Button type="primary" onClick={() => setAct('publish')}>
                发布
              </Button>
            ) : null}
          </Space>
        }
      />
      <Typography.Paragraph>
        <Tag>{nameOf(exhibitionStateNames, state)}</Tag> {shopName} {place}，策展 {curator}，
        {startTime.slice(0, 16)} 到 {endTime.slice(0, 16)}
        {isOpened ? `，线上看展 ${visitors.total} 人次，今天 ${visitors.today}` : ''}
      </Typography.Paragraph>
      <Hanging key={version} exhibition={exhibition} />
      {print === null ? null : (
        <GalleryPrints exhibition={exhibition} print={print} onClose={() => setPrint(null)} />
      )}
      {isComparing ? <WallCompare exhibition={exhibition} onClose={() => setComparing(false)} /> : null}
      <FormDrawer open={isEditing} title={`修改 · ${title}`} width={760} onClose={() => setEditing(false)}>
        <ExhibitionForm row={exhibition} onDone={() => setEditing(false)} />
      </FormDrawer>
      <ActDialog
        changed={[api.StaffGallery.GetList, api.StaffGallery.GetDetail, api.StaffGallery.GetSubmissions]}
        onClose={() => setAct(null)}
        act={act === null ? null : actOf(act, exhibition)}
      />
    </>
  )
}

const actOf = (act: Act, { id, version, title, startTime }: StaffExhibition) => ({
  title: `${act === 'publish' ? '发布' : '撤回'} · ${title}`,
  after:
    act === 'publish'
      ? `${startTime.slice(0, 16)} 自动开幕，作者会收到通知。开幕以前可以撤回。`
      : '回到布展中，到时间不会开幕。',
  submitText: act === 'publish' ? '发布' : '撤回',
  write: ({ reason }: Reasoned) => write(api.StaffGallery.SetState, { id, version, act, reason }),
  done: act === 'publish' ? '已发布' : '已撤回',
})
