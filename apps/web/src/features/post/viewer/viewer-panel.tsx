import type { PictureShape, PublishItem } from '@guangquan/contract'
import { Button } from '@guangquan/ui'
import { DownloadSimpleIcon } from '@guangquan/ui/icons'
import { Link } from '../../../platform/routing/link.tsx'
import { paths } from '../../../platform/paths.ts'
import { LicenceLink } from '../components/licence-link.tsx'
import { downloadJpeg, jpegAddress } from '../download-jpeg.ts'
import { colourText, gainMapText, photoFacts } from '../photo-facts.ts'

interface ViewerPanelProps {
  post: PublishItem
  picture: PictureShape
  /** Until then the exposure alone is known, from the list. */
  isLoaded: boolean
}

/** Details of the photograph: camera data, colours, dimensions, licence. */
export function ViewerPanel({ post, picture, isLoaded }: ViewerPanelProps) {
  const facts = photoFacts(picture)
  const jpeg = jpegAddress(post, picture)
  const gainMap = gainMapText(picture)
  const title = picture.title === '' ? post.title : picture.title
  return (
    <section className="viewer-facts" aria-label="拍摄参数">
      <h2 className="text-h4 font-semibold">{title === '' ? '拍摄参数' : title}</h2>
      {isLoaded && facts.length === 0 ? <p className="viewer-note">未记录曝光信息</p> : null}
      <dl>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd className="ui-print">
              {fact.wall === undefined ? (
                fact.text
              ) : (
                <Link to={paths.photoWall(fact.wall)} className="hover:underline">
                  {fact.text}
                </Link>
              )}
              {fact.isManual ? <span className="viewer-manual">手动填写</span> : null}
              {fact.hidden ? <span className="viewer-manual">仅自己可见</span> : null}
            </dd>
          </div>
        ))}
        {isLoaded ? (
          <div>
            <dt>色彩</dt>
            <dd className="ui-print">{colourText(picture)}</dd>
          </div>
        ) : null}
        {gainMap === null ? null : (
          <div>
            <dt>HDR</dt>
            <dd className="ui-print">{gainMap}</dd>
          </div>
        )}
        <div>
          <dt>尺寸</dt>
          <dd className="ui-print">
            {picture.width} × {picture.height}
          </dd>
        </div>
        {post.place === '' ? null : (
          <div>
            <dt>地点</dt>
            <dd>{post.place}</dd>
          </div>
        )}
        {isLoaded ? (
          <div>
            <dt>许可</dt>
            <dd>
              <LicenceLink licence={picture.licence} />
            </dd>
          </div>
        ) : null}
      </dl>
      {jpeg === null ? null : (
        <Button
          kind="line"
          size="small"
          icon={<DownloadSimpleIcon size={18} />}
          onClick={() => downloadJpeg(jpeg)}
        >
          下载 JPEG
        </Button>
      )}
      {picture.alt === '' ? null : <p className="viewer-note">{picture.alt}</p>}
    </section>
  )
}
