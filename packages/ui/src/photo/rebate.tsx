import { edgeBars } from './edge-bars.ts'
import { exposureValues, type Exposure } from './exposure.ts'
import { FrameMark } from './frame-mark.tsx'

export type StripProps = {
  /** Frame number: `01`. */
  frame: string
  exposure: Exposure
  className?: string
}

/** The film strip under one large photograph. When narrow it shows frame, camera and values only. */
export function Rebate({
  frame,
  exposure,
  postId,
  note = '未记录曝光信息',
  className = '',
}: StripProps & {
  postId: string | number
  /** Shown when there is no exposure data. */
  note?: string
}) {
  const values = exposureValues(exposure)
  const { camera, lens } = exposure
  const bare = values.length === 0 && !camera && !lens
  return (
    <div className={`ui-rebate ${className}`}>
      <FrameMark frame={frame} />
      <EdgeBars postId={postId} />
      <ul aria-label="拍摄参数" className="ui-rebate-values">
        {bare ? <li className="ui-rebate-note">{note}</li> : null}
        {camera ? <li className="ui-rebate-camera">{camera}</li> : null}
        {lens ? <li className="ui-rebate-lens">{lens}</li> : null}
        {values.map((value, place) => (
          <li key={value} className={place === 0 ? 'ui-rebate-push' : undefined}>
            {value}
          </li>
        ))}
      </ul>
      <FrameMark frame={`${frame}A`} />
    </div>
  )
}

/** The bars at the edge of the film, the same for a post everywhere. Decoration. */
function EdgeBars({ postId }: { postId: string | number }) {
  const { bars, width } = edgeBars(postId)
  return (
    <svg
      className="ui-bars"
      viewBox={`0 0 ${width} 14`}
      width={width}
      height={14}
      preserveAspectRatio="none"
      aria-hidden
    >
      {bars.map((bar) => (
        <rect key={bar.x} x={bar.x} width={bar.width} height={14} />
      ))}
    </svg>
  )
}
