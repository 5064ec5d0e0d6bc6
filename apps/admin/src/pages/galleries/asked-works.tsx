import { flatPages } from '@guangquan/client'
import type { StaffExhibition, StaffSubmission } from '@guangquan/contract'
import {
  exhibitionStates,
  submissionStateNames,
  submissionStates,
} from '@guangquan/contract/gallery/gallery.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Empty, Flex, Tag, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import type { Reasoned } from '../../parts/fields/reason-field.tsx'
import { api, call, write } from '../../platform/api.ts'
import { AskForm } from './ask-form.tsx'

const { service, method } = api.StaffGallery.GetSubmissions

/** Requested photographs of members' posts, with the answers of their authors. */
export function AskedWorks({ exhibition: { id, title, state } }: { exhibition: StaffExhibition }) {
  const [isAsking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState<StaffSubmission | null>(null)
  const list = useInfiniteQuery({
    queryKey: [service, method, id, 'asked'],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call(api.StaffGallery.GetSubmissions, {
        exhibitionId: id,
        ...(pageParam === '' ? {} : { cursor: pageParam }),
      }),
    getNextPageParam: (last) => last.nextCursor,
  })
  if (list.isPending) return <Loading />
  if (list.isError) return <ReadFailed error={list.error} retry={list.refetch} />
  const asked = flatPages(list.data)
  return (
    <section aria-label="征询影友">
      <Flex justify="space-between" align="center" wrap gap={8}>
        <Typography.Title level={3} style={{ fontSize: 16 }}>
          征询影友
        </Typography.Title>
        {state === exhibitionStates.over ? null : (
          <Button onClick={() => setAsking(true)}>从影友的作品里选</Button>
        )}
      </Flex>
      {asked.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有征询过影友" />
      ) : (
        <Flex vertical gap={12}>
          {asked.map((one) => (
            <Flex key={one.id} align="center" gap={12} wrap>
              {one.photos.map(({ fileId, url480 }) => (
                <img
                  key={fileId}
                  src={url480}
                  alt={one.title}
                  style={{ width: 72, height: 48, objectFit: 'cover' }}
                />
              ))}
              <span>{one.title}</span>
              <Link to={`/members/${one.memberId}`}>{one.nickName}</Link>
              <Tag>{nameOf(submissionStateNames, one.state)}</Tag>
              {one.state === submissionStates.asked ? (
                <Button size="small" aria-label={`收回征询：${one.title}`} onClick={() => setLeaving(one)}>
                  收回征询
                </Button>
              ) : null}
              {one.leavesOn === null ? null : <span>{one.leavesOn} 起不再展出</span>}
            </Flex>
          ))}
        </Flex>
      )}
      {list.hasNextPage ? (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          再看一些
        </Button>
      ) : null}
      <FormDrawer open={isAsking} title={`征询影友 · ${title}`} width={560} onClose={() => setAsking(false)}>
        <AskForm exhibitionId={id} onDone={() => setAsking(false)} />
      </FormDrawer>
      <ActDialog
        changed={[api.StaffGallery.GetSubmissions, api.StaffGallery.GetPost]}
        onClose={() => setLeaving(null)}
        act={leaving === null ? null : actOf(leaving)}
      />
    </section>
  )
}

const actOf = ({ id, version, title }: StaffSubmission) => ({
  title: `收回征询 · ${title}`,
  after: '作者会收到通知和你写的原因。这些照片以后可以重新征询。',
  submitText: '收回征询',
  write: ({ reason }: Reasoned) => write(api.StaffGallery.AskNoMore, { id, version, reason }),
  done: '已收回征询',
})
