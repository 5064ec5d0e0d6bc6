import type { AlikePhoto, StaffSubmission } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { Flex, Image, Typography } from 'antd'
import { Link } from 'react-router'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'

/** Photographs of others that resemble those of a submission, side by side. */
export function AlikePhotos({ submission: { id, photos } }: { submission: StaffSubmission }) {
  const alike = useQuery(read(api.StaffGallery.GetAlike, { id }))
  if (alike.isPending) return <Loading />
  if (alike.isError) return <ReadFailed error={alike.error} retry={alike.refetch} />
  if (alike.data.length === 0)
    return <Typography.Paragraph type="secondary">没有找到相似的投稿和作品</Typography.Paragraph>
  return (
    <ul aria-label="相似的照片" style={{ listStyle: 'none', padding: 0 }}>
      {alike.data.map((one, place) => (
        // A photograph may look like one that is in a submission and in a post.
        <li key={place} style={{ marginBottom: 16 }}>
          <Flex gap={8}>
            <Image
              src={photos.find(({ fileId }) => fileId === one.fileId)?.url480 ?? ''}
              alt="这件投稿"
              height={120}
            />
            <Image
              src={one.picture.url480}
              alt={one.title}
              height={120}
              preview={{ src: one.picture.url1080 }}
            />
          </Flex>
          <AlikeWords alike={one} />
        </li>
      ))}
    </ul>
  )
}

function AlikeWords({ alike }: { alike: AlikePhoto }) {
  const { similar, isOwn, memberId, nickName, title, callTitle, publishId } = alike
  const name = title === '' ? '没有标题的作品' : `《${title}》`
  return (
    <>
      相似度 {similar}%，
      {publishId === null ? (
        `${callTitle}的投稿${name}`
      ) : (
        <>
          已发布的
          <a href={`/post/detail/${publishId}`} target="_blank" rel="noopener">
            {name}
          </a>
        </>
      )}
      ，{isOwn ? '同一位作者' : <Link to={`/members/${memberId}`}>{nickName}</Link>}
    </>
  )
}
