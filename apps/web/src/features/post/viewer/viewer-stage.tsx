import type { PictureShape } from '@guangquan/contract'
import { wideScreen } from '@guangquan/ui'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { OriginalPart } from './original-part.tsx'
import type { Original } from './use-original.ts'
import type { Zoom } from './use-zoom.ts'
import { copiesFor } from './viewer-copies.ts'
import { shownSides } from './zoom.ts'

interface ViewerStageProps {
  picture: PictureShape
  alt: string
  label: string
  /** The element that the zoom measures and listens to. */
  stage: RefObject<HTMLDivElement | null>
  zoom: Zoom
  original: Original
  /** Mask of clipped highlights and shadows. */
  mask: ImageBitmap | null
  /** Overlay in shares of the photograph: regions of critiques. */
  over: ReactNode
}

/** The photograph on its background, over the smaller copy that the page has already loaded. */
export function ViewerStage({ picture, alt, label, stage, zoom, original, mask, over }: ViewerStageProps) {
  const { frame, view, drag } = zoom
  const { width, height } = shownSides(frame, view.scale)
  const { src, p3 } = copiesFor(picture, Math.max(width, height) * frame.density)
  const isMeasured = frame.stage.width > 0
  return (
    <div
      ref={stage}
      className="viewer-stage"
      data-zoomed={zoom.zoomed || undefined}
      tabIndex={0}
      role="group"
      aria-label={label}
      {...zoom.handlers}
    >
      {isMeasured ? (
        <div
          key={picture.id}
          className="viewer-picture"
          style={{
            width,
            height,
            backgroundColor: picture.color,
            backgroundImage: `url("${picture.url1080}")`,
            transform: `translate(calc(-50% + ${view.x + drag}px), calc(-50% + ${view.y}px))`,
          }}
        >
          <picture>
            {p3 === null ? null : <source media={wideScreen} srcSet={p3} />}
            <img src={src} alt={alt} draggable={false} decoding="async" />
          </picture>
          {original.crop === null ? null : (
            <OriginalPart original={original.crop} wide={picture.p3 !== null} frame={frame} view={view} />
          )}
          {mask === null ? null : <Mask bitmap={mask} />}
          {over}
        </div>
      ) : null}
      {zoom.zoomed && view.scale >= 0.999 ? (
        <p className="viewer-source ui-print">{original.description}</p>
      ) : null}
    </div>
  )
}

function Mask({ bitmap }: { bitmap: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    element.width = bitmap.width
    element.height = bitmap.height
    element.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return <canvas ref={canvas} className="viewer-mask" aria-hidden />
}
