import type { ArticleBlock, PublishItem, ReviewCaseDetail } from '@guangquan/contract'
import { Alert, Flex, Tag, Typography } from 'antd'
import { useState } from 'react'
import { ArticleText } from '../../parts/page/article-text.tsx'
import { MaskablePhotographs, MaskableSmallPicture, SmallPicture, type Masking } from './photographs.tsx'

type PostViewProps = {
  post: PublishItem
  /** Null for a post that is not the target of the case. */
  masking: Masking | null
} & Pick<ReviewCaseDetail, 'article' | 'video'>

/** A post of any kind with everything its readers see. */
export function PostView({ post, article, video, masking }: PostViewProps) {
  const { cover } = post
  return (
    <>
      <MaskablePhotographs key={post.id} masking={masking} pictures={post.pictures} />
      {video === null ? null : <Video key={video.url} url={video.url} poster={cover?.url1080} />}
      {post.pictures.length === 0 && video === null && article === null && cover !== null ? (
        <SmallPicture picture={{ ...cover, urlMoving: null }} name="封面" />
      ) : null}
      {post.title === '' ? null : (
        <Typography.Title level={3} style={{ fontSize: 20 }}>
          {post.title}
        </Typography.Title>
      )}
      {article === null ? (
        <Typography.Paragraph style={{ whiteSpace: 'pre-wrap' }}>{post.summary}</Typography.Paragraph>
      ) : (
        <>
          <MaskablePhotographs masking={masking} pictures={article.lead === null ? [] : [article.lead]} />
          {article.blocks.map((block, index) => (
            <Block key={index} block={block} masking={masking} />
          ))}
        </>
      )}
      {post.vote === null ? null : (
        <ul>
          {post.vote.options.map((option) => (
            <li key={option.id}>
              {option.text}
              {option.picture === null ? null : (
                <MaskableSmallPicture
                  masking={masking}
                  id={option.id}
                  picture={{ ...option.picture, urlMoving: null }}
                  name={`选项「${option.text}」的图片`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Flex wrap gap={4} style={{ marginBottom: 12 }}>
        {post.topicInfos.map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
        {post.tags.map((tag) => (
          <Tag key={tag}>#{tag}</Tag>
        ))}
        {post.place === '' ? null : <Tag>{post.place}</Tag>}
        {post.aiSuspected ? <Tag color="warning">文件带有 AI 生成的标记</Tag> : null}
      </Flex>
    </>
  )
}

function Block({ block, masking }: { block: ArticleBlock; masking: Masking | null }) {
  switch (block.kind) {
    case 'text':
      return <ArticleText html={block.html} />
    case 'photo':
      return (
        <>
          <MaskablePhotographs masking={masking} pictures={[block.picture]} />
          {block.caption === '' ? null : <Typography.Paragraph>{block.caption}</Typography.Paragraph>}
        </>
      )
    case 'product':
      return <Tag>{block.product.name}</Tag>
    case 'video':
      return <Tag>视频：{block.video.title}</Tag>
  }
}

/** Played by the browser itself; if it cannot, the poster and a message are shown. */
function Video({ url, poster }: { url: string; poster: string | undefined }) {
  const [failed, setFailed] = useState(false)
  return (
    <div className="review-photographs">
      <video
        className="review-video"
        src={url}
        poster={poster}
        controls
        preload="metadata"
        onError={() => setFailed(true)}
      >
        <track kind="captions" />
      </video>
      {failed ? (
        <Alert type="warning" showIcon title="这个浏览器放不了这个视频，请用新版的 Chrome 或 Safari" />
      ) : null}
    </div>
  )
}
