import type { ReactNode } from 'react'
import type { EmojiName } from './emoji-code.ts'

const line = { fill: 'none', stroke: 'var(--emoji-line)', strokeWidth: 1.9 } as const
const ink = { fill: 'var(--emoji-line)' } as const
const smile = <path key="smile" {...line} d="M10.5 19.2c1.5 2.4 3.4 3.4 5.5 3.4s4-1 5.5-3.4" />
const frown = <path key="frown" {...line} d="M11.4 22.4c1.1-1.8 2.7-2.7 4.6-2.7s3.5.9 4.6 2.7" />
const laugh = (
  <path key="laugh" fill="var(--emoji-mouth)" d="M9.4 17.4h13.2c-.3 4.3-3 6.7-6.6 6.7s-6.3-2.4-6.6-6.7z" />
)

function dots(height = 13.2): ReactNode {
  return (
    <g key="eyes" {...ink}>
      <ellipse cx="11.4" cy={height} rx="1.4" ry="1.8" />
      <ellipse cx="20.6" cy={height} rx="1.4" ry="1.8" />
    </g>
  )
}

const happyEyes = (
  <path key="eyes" {...line} d="M8.9 13.4c.8-1.6 3.9-1.6 4.8 0M18.3 13.4c.9-1.6 4-1.6 4.8 0" />
)

/** The features drawn on each face. */
export const emojiFaces: Partial<Record<EmojiName, ReactNode>> = {
  微笑: [dots(), smile],
  大笑: [happyEyes, laugh],
  笑哭: [
    happyEyes,
    laugh,
    <path
      key="tears"
      fill="var(--emoji-tear)"
      d="M6.6 14.6c2 2.2 2.6 4.8 1 6.2-1.5 1.3-4 .3-3.8-2 .1-1.6 1.3-3 2.8-4.2zM25.4 14.6c-2 2.2-2.6 4.8-1 6.2 1.5 1.3 4 .3 3.8-2-.1-1.6-1.3-3-2.8-4.2z"
    />,
  ],
  眨眼: [
    <ellipse key="eye" {...ink} cx="11.4" cy="13.2" rx="1.4" ry="1.8" />,
    <path key="wink" {...line} d="M18.4 13.4h4.6" />,
    smile,
  ],
  喜欢: [
    <path
      key="hearts"
      fill="var(--emoji-red)"
      d="M11.2 16.6c-2.2-1.5-3.5-2.8-3.5-4.3 0-1.1.8-1.9 1.8-1.9.7 0 1.4.4 1.7 1.1.3-.7 1-1.1 1.7-1.1 1 0 1.8.8 1.8 1.9 0 1.5-1.3 2.8-3.5 4.3zM20.8 16.6c-2.2-1.5-3.5-2.8-3.5-4.3 0-1.1.8-1.9 1.8-1.9.7 0 1.4.4 1.7 1.1.3-.7 1-1.1 1.7-1.1 1 0 1.8.8 1.8 1.9 0 1.5-1.3 2.8-3.5 4.3z"
    />,
    <path key="smile" {...line} d="M11 20c1.3 1.9 3 2.7 5 2.7s3.7-.8 5-2.7" />,
  ],
  惊讶: [dots(12), <ellipse key="mouth" fill="var(--emoji-mouth)" cx="16" cy="20.8" rx="2.9" ry="3.7" />],
  疑惑: [
    <path key="brows" {...line} d="M9 10.6l4.6-1.2M18.2 10.4c1.5-.8 3.2-.8 4.7 0" />,
    dots(14.2),
    <path key="mouth" {...line} d="M12.6 22.2c1.7-1.2 3.9-1.7 6.6-1" />,
  ],
  流泪: [
    dots(),
    frown,
    <path
      key="tear"
      fill="var(--emoji-tear)"
      d="M22.4 17c1.6 1.9 2.4 3.1 2.4 4.3a2.4 2.4 0 0 1-4.8 0c0-1.2.8-2.4 2.4-4.3z"
    />,
  ],
  酷: [
    <path
      key="glasses"
      {...ink}
      d="M6.2 10.6h19.6v1.6l-1.2.5c-.2 3-1.7 4.5-4 4.5-2.1 0-3.6-1.3-4-3.7h-1.2c-.4 2.4-1.9 3.7-4 3.7-2.3 0-3.8-1.5-4-4.5l-1.2-.5z"
    />,
    <path key="smile" {...line} d="M12 21.3c1.2 1.1 2.5 1.5 4 1.5s2.8-.4 4-1.5" />,
  ],
  吹口哨: [
    <path key="eyes" {...line} d="M9.2 13.3h4.2M18.6 13.3h4.2" />,
    <circle key="mouth" {...line} cx="16" cy="20.6" r="2.2" />,
  ],
  尴尬: [dots(), <path key="mouth" {...line} d="M10 20.8l2-1.5 2 1.5 2-1.5 2 1.5 2-1.5 2 1.5" />],
  吐舌: [
    dots(),
    <path key="tongue" fill="var(--emoji-red)" d="M14.3 20.6h5.2v2.6a2.6 2.6 0 0 1-5.2 0z" />,
    <path key="mouth" {...line} d="M10.6 19.7c1.7.9 3.4 1.2 5.4 1.2s3.7-.3 5.4-1.2" />,
  ],
  生气: [<path key="brows" {...line} d="M8.6 10.6l5 2.4M23.4 10.6l-5 2.4" />, dots(14.8), frown],
  委屈: [
    <g key="eyes">
      <circle {...ink} cx="11" cy="14" r="3" />
      <circle {...ink} cx="21" cy="14" r="3" />
      <circle fill="var(--emoji-white)" cx="12" cy="13" r="1" />
      <circle fill="var(--emoji-white)" cx="22" cy="13" r="1" />
    </g>,
    <path key="mouth" {...line} d="M13 22.3c.7-1 1.8-1.5 3-1.5s2.3.5 3 1.5" />,
  ],
  晕: [
    <path key="eyes" {...line} d="M9.2 11.4l4 3.6M13.2 11.4l-4 3.6M18.8 11.4l4 3.6M22.8 11.4l-4 3.6" />,
    <path key="mouth" {...line} d="M12 21h8" />,
  ],
  平静: [dots(), <path key="mouth" {...line} d="M12.2 20.6h7.6" />],
}
