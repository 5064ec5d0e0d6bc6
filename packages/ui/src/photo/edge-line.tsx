import { lightValues } from './exposure.ts'
import { FrameMark } from './frame-mark.tsx'
import type { StripProps } from './rebate.tsx'
import { shortLens } from './short-lens.ts'

/** The exposure of a photograph as one line of text, truncated if there is not enough space. */
export function EdgeLine({ frame, exposure, className = '' }: StripProps) {
  const { camera, lens } = exposure
  const values = [...(lens ? [shortLens(lens)] : []), ...lightValues(exposure)]
  return (
    <div className={`ui-edge ${className}`}>
      <FrameMark frame={frame} />
      <ul aria-label="拍摄参数" className="ui-edge-values">
        {camera ? <li className="ui-edge-camera">{camera}</li> : null}
        {values.map((value) => (
          <li key={value}>{value}</li>
        ))}
        {camera || values.length > 0 ? null : <li>未记录曝光信息</li>}
      </ul>
    </div>
  )
}

/** Frame, aperture, shutter and ISO only. */
export function ShortLine({ frame, exposure, className }: StripProps) {
  const { fNumber, exposureTime, iso } = exposure
  return <EdgeLine frame={frame} exposure={{ fNumber, exposureTime, iso }} className={className} />
}
