import type { FrameItem } from '@guangquan/contract'
import { frameSources, frameStateNames, frameStates } from '@guangquan/contract/achievement/achievement.words'
import type { SiteHref } from '@guangquan/routes/link'
import { Avatar, UiLink } from '@guangquan/ui'
import { FramePreview } from './frame-preview.tsx'

interface FrameTileProps {
  frame: FrameItem
  href: SiteHref
  /** The avatar to show in it; defaults to the viewer's own. */
  headPic?: string
}

/** A frame in the list, around an avatar. */
export function FrameTile({ frame, href, headPic }: FrameTileProps) {
  const { name, src, state, source } = frame
  return (
    <li>
      <UiLink
        href={href}
        className="frame-tile"
        data-locked={state === frameStates.locked || state === frameStates.expired || undefined}
      >
        {headPic === undefined ? (
          <FramePreview src={src} size={112} />
        ) : (
          <Avatar src={headPic} size={112} frame={{ src }} />
        )}
        <b className="medal-name">{name}</b>
        <span className="medal-note">
          {state === frameStates.used && headPic === undefined ? (
            <span className="medal-used">使用中</span>
          ) : state === frameStates.locked ? (
            frameSources[source]
          ) : headPic === undefined ? (
            frameStateNames[state]
          ) : (
            frameSources[source]
          )}
        </span>
      </UiLink>
    </li>
  )
}
