import type { NearCopy } from '@guangquan/contract'
import { Alert, Typography } from 'antd'

/** How the earlier photograph was turned to look like the later one. */
const orientationNames: Record<number, string> = {
  0: '方向相同',
  1: '左右镜像',
  2: '上下镜像',
  3: '旋转 180°',
  4: '镜像并旋转 90°',
  5: '向右旋转 90°',
  6: '向左旋转 90°',
  7: '镜像并旋转 90°',
}

/** Photographs in review, each next to the earlier one of another member that it resembles. */
export function NearCopies({ copies }: { copies: readonly NearCopy[] }) {
  if (copies.length === 0) return null
  return (
    <section aria-label="很像的照片">
      <Alert
        type="warning"
        showIcon
        title="和别人更早发布的照片很像"
        description="相似度只说明画面像不像，不说明谁拍的。先看两边的发布时间、拍摄时间和相机，再决定。"
        style={{ marginBottom: 12 }}
      />
      {copies.map((copy) => (
        <Pair key={`${copy.own.url1080} ${copy.earlier.publishId} ${copy.earlier.url1080}`} copy={copy} />
      ))}
    </section>
  )
}

function Pair({ copy: { own, earlier, similarity, orientation } }: { copy: NearCopy }) {
  return (
    <div className="review-photographs">
      <Typography.Text className="review-alike" strong>
        相似度 {similarity}% · {orientationNames[orientation]}
      </Typography.Text>
      <div className="review-pair">
        <Side name="待审核的照片" side={own} title="" />
        <Side name="更早发布的照片" side={earlier} title={earlier.title} />
      </div>
    </div>
  )
}

function Side({ name, side, title }: { name: string; side: NearCopy['own']; title: string }) {
  const facts: { label: string; text: string }[] = [
    { label: '作者', text: side.nickName },
    ...(title === '' ? [] : [{ label: '作品', text: title }]),
    { label: '发布', text: side.publishTime },
    { label: '拍摄', text: side.shotTime ?? '文件里没有' },
    { label: '相机', text: side.cameraName ?? '文件里没有' },
  ]
  return (
    <figure className="review-photograph" aria-label={name}>
      <a href={side.url2048 ?? side.url1080} target="_blank" rel="noreferrer">
        <img
          src={side.url1080}
          width={side.width}
          height={side.height}
          alt={`${name}，${side.nickName}发布`}
        />
      </a>
      <figcaption>
        <strong>{name}</strong>
        <dl className="review-facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
