import type { OriginalCrop } from '@guangquan/contract'
import { wideScreen } from '@guangquan/ui'
import { useEffect, useState } from 'react'
import { cropInView, cropStyle, cropUrl, type CropArea } from './crop-area.ts'
import type { Frame, View } from './zoom.ts'

interface OriginalPartProps {
  original: OriginalCrop
  /** Its colours exceed sRGB. */
  wide: boolean
  frame: Frame
  view: View
}

/** While the photograph moves no part is asked for. */
const settledMs = 150

/** At 100 % and above the pixels of the original, over its copy. The last part stays until the next one is loaded. */
export function OriginalPart({ original, wide, frame, view }: OriginalPartProps) {
  const wanted = useSettled(cropInView(frame, view))
  const [loaded, setLoaded] = useState<CropArea | null>(null)
  const isZoomed = view.scale >= 0.999
  const areas = [loaded, wanted].flatMap((area) => (area === null ? [] : [{ area, key: keyOf(area) }]))
  const shown = [...new Map(areas.map((one) => [one.key, one])).values()]
  if (!isZoomed) return null
  return shown.map(({ area, key }) => (
    <picture key={key}>
      {wide ? <source media={wideScreen} srcSet={cropUrl(original, area, 'p3-')} /> : null}
      <img
        className="viewer-part"
        src={cropUrl(original, area, '')}
        alt=""
        draggable={false}
        style={cropStyle(area, frame)}
        data-loaded={loaded !== null && key === keyOf(loaded) ? true : undefined}
        onLoad={() => setLoaded(area)}
      />
    </picture>
  ))
}

const keyOf = ({ left, top, width, height }: CropArea) => `${left}-${top}-${width}-${height}`

/** The area once it has not changed for a moment. */
function useSettled(area: CropArea | null): CropArea | null {
  const [settled, setSettled] = useState<CropArea | null>(null)
  const key = area === null ? '' : keyOf(area)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(area), settledMs)
    return () => clearTimeout(timer)
    // An equal area is another object with each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return settled
}
