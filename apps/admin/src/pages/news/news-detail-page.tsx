import type { StaffNewsDetail } from '@guangquan/contract'
import { newsStates, newsTypeNames } from '@guangquan/contract/news/news.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Descriptions, Space } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { FormDrawer } from '../../parts/acts/form-dialog.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { NewsBlocks } from '../../parts/page/news-blocks.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'
import { Announcements } from './announcements.tsx'
import { type NewsAct, NewsActDialog } from './news-act-dialog.tsx'
import { NewsForm } from './news-form.tsx'
import { NewsState, publishTime } from './news-page.tsx'

/** One of the news, as members read it. */
export function NewsDetailPage() {
  const { id = '' } = useParams()
  const news = useQuery(read(api.StaffNews.GetDetail, { id }))
  if (news.isPending) return <Loading />
  if (news.isError) return <ReadFailed error={news.error} retry={news.refetch} />
  return <News news={news.data} />
}

function News({ news }: { news: StaffNewsDetail }) {
  const [isEditing, setEditing] = useState(false)
  const [act, setAct] = useState<NewsAct | null>(null)
  const isPublished = news.state === newsStates.published
  return (
    <>
      <PageHead
        title={news.title}
        actions={
          <Space wrap>
            <Link to="/news">返回列表</Link>
            {isPublished && !news.isScheduled ? (
              <a href={`/more/news/${news.id}`} target="_blank" rel="noopener">
                在网站上看
              </a>
            ) : null}
            {isPublished ? <Button onClick={() => setAct({ kind: 'withdraw', news })}>撤下</Button> : null}
            <Button onClick={() => setAct({ kind: 'publish', news })}>
              {isPublished ? '改发布时间' : '发布'}
            </Button>
            <Button type="primary" onClick={() => setEditing(true)}>
              修改
            </Button>
          </Space>
        }
      />
      <Descriptions bordered size="small" column={{ xs: 1, md: 2 }} items={factsOf(news)} />
      <Card style={{ marginTop: 16, maxWidth: 800 }}>
        {news.cover === null ? null : (
          <img src={news.cover.url} alt="封面" style={{ width: '100%', borderRadius: 6, marginBottom: 16 }} />
        )}
        <Body body={news.body} />
      </Card>
      <Announcements news={news} canAnnounce={isPublished && !news.isScheduled} />
      <FormDrawer
        open={isEditing}
        title={`修改 · ${news.title}`}
        width={720}
        onClose={() => setEditing(false)}
      >
        <NewsForm row={news} onDone={() => setEditing(false)} />
      </FormDrawer>
      <NewsActDialog act={act} onClose={() => setAct(null)} />
    </>
  )
}

function Body({ body }: { body: string }) {
  const shown = useQuery(read(api.StaffNews.Preview, { body }))
  if (shown.isError) return <ReadFailed error={shown.error} retry={shown.refetch} />
  return shown.data === undefined ? <Loading /> : <NewsBlocks blocks={shown.data.blocks} />
}

function factsOf(news: StaffNewsDetail) {
  return [
    { key: 'state', label: '状态', children: <NewsState news={news} /> },
    { key: 'publishedAt', label: '发布时间', children: publishTime(news.publishedAt) || '还没有发布' },
    { key: 'type', label: '类型', children: nameOf(newsTypeNames, news.type) },
    { key: 'source', label: '来源', children: news.source },
    { key: 'summary', label: '摘要', children: news.summary || '没有写' },
    ...(news.videoId === null
      ? []
      : [
          {
            key: 'video',
            label: '视频作品',
            children: (
              <a href={`/post/video-detail/${news.videoId}`} target="_blank" rel="noopener">
                打开视频
              </a>
            ),
          },
        ]),
  ]
}
