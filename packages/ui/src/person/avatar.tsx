import { useState, type ReactNode } from 'react'
import { UserIcon } from '../icons/user.gen.ts'

type FrameUrl = { src: string | null | undefined }

type AvatarProps = {
  src?: string | null
  /** Name of the person. Leave it out if the name is shown next to it: the picture is then decorative. */
  name?: string
  /** 32, 36, 40, 56, 112 to 136, with or without a frame. */
  size?: number
  /** An `AvatarFrame`, or the URL of a frame if there is one. */
  frame?: ReactNode | FrameUrl
  className?: string
}

/** A round avatar, with a default when there is none or it fails to load. */
export function Avatar({ src, name, size = 40, frame, className = '' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const shown = src && src !== failedSrc ? src : undefined
  const drawn = isUrl(frame) ? drawnFrom(frame) : frame
  const label = name ? `${name}的头像` : undefined
  return (
    <span
      className={`ui-avatar ${className}`}
      style={{ '--avatar-size': `${size / 16}rem` }}
      data-framed={drawn ? true : undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <span className="ui-avatar-portrait">
        {shown ? (
          <img
            srcSet={copiesOf(shown)}
            sizes={`${size}px`}
            src={shown}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setFailedSrc(shown)}
          />
        ) : (
          <UserIcon size="58%" />
        )}
      </span>
      {drawn}
    </span>
  )
}

/** Each portrait has a copy of 400 px beside that of 128. */
function copiesOf(src: string): string | undefined {
  const larger = src.replace('/128.webp', '/400.webp')
  return larger === src ? undefined : `${src} 128w, ${larger} 400w`
}

function drawnFrom({ src }: FrameUrl): ReactNode {
  return src ? <img className="ui-avatar-frame" src={src} alt="" draggable={false} /> : null
}

function isUrl(frame: AvatarProps['frame']): frame is FrameUrl {
  return typeof frame === 'object' && frame !== null && 'src' in frame
}
