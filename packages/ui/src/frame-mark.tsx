/** `▸ 15`: the number of a frame. Decoration: it says nothing that is not said elsewhere. */
export function FrameMark({ frame }: { frame: string }) {
  return (
    <span className="ui-frame" aria-hidden>
      {frame}
    </span>
  )
}
