import { flatPages } from '@guangquan/client'
import type { StaffSubmission } from '@guangquan/contract'
import { submissionStates } from '@guangquan/contract/gallery/gallery.words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button, Card, Empty, Flex, Typography } from 'antd'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, call } from '../../platform/api.ts'

interface ChosenPhotosProps {
  exhibitionId: string
  hung: ReadonlySet<string>
  isFull: boolean
  onHang: (photo: StaffSubmission['photos'][number], submission: StaffSubmission) => void
}

const { service, method } = api.StaffGallery.GetSubmissions
const input = { state: submissionStates.chosen }

/** Photographs of chosen submissions that are not hung, and those of posts whose authors agreed. */
export function ChosenPhotos({ exhibitionId, hung, isFull, onHang }: ChosenPhotosProps) {
  const list = useInfiniteQuery({
    queryKey: [service, method, input, 'hang'],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call(api.StaffGallery.GetSubmissions, { ...input, ...(pageParam === '' ? {} : { cursor: pageParam }) }),
    getNextPageParam: (last) => last.nextCursor,
  })
  if (list.isPending) return <Loading />
  if (list.isError) return <ReadFailed error={list.error} retry={list.refetch} />
  // An author agrees to one exhibition.
  const fitting = flatPages(list.data).filter(
    (one) => one.exhibitionId === null || one.exhibitionId === exhibitionId,
  )
  const photos = fitting.flatMap((submission) =>
    submission.photos.filter(({ fileId }) => !hung.has(fileId)).map((photo) => ({ photo, submission })),
  )
  return (
    <section aria-label="入选，还没挂">
      <Typography.Title level={3} style={{ fontSize: 16 }}>
        入选，还没挂
      </Typography.Title>
      {photos.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有等着挂的作品" />
      ) : (
        <Flex gap={16} wrap>
          {photos.map(({ photo, submission }) => (
            <Card key={photo.fileId} size="small" style={{ width: 200 }}>
              <img
                src={photo.url480}
                alt={submission.title}
                style={{ width: '100%', height: 120, objectFit: 'contain' }}
              />
              <p>
                {submission.title}
                <br />
                {submission.nickName}
              </p>
              <Button
                size="small"
                disabled={isFull}
                aria-label={`挂上${submission.title}`}
                onClick={() => onHang(photo, submission)}
              >
                挂上
              </Button>
            </Card>
          ))}
        </Flex>
      )}
      {list.hasNextPage ? (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          再看一些
        </Button>
      ) : null}
    </section>
  )
}
