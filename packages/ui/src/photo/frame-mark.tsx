/** `▸ 15`: a frame number. Decoration only. */
export function FrameMark({ frame }: { frame: string }) {
  return (
    <span className="ui-frame" aria-hidden>
      {frame}
    </span>
  )
}
