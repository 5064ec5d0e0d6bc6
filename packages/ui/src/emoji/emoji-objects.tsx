import type { ReactNode } from 'react'
import type { EmojiName } from './emoji-code.ts'
import { irisPath } from '../iris/iris-geometry.ts'

const petals = Array.from({ length: 6 }, (_, petal) => petal * 60)
const rays = Array.from({ length: 8 }, (_, ray) => ray * 45)
const holes = [6.5, 11.2, 15.9, 20.6] as const

/** The drawing of each object, in a box of 32. */
export const emojiObjects: Partial<Record<EmojiName, ReactNode>> = {
  赞: (
    <g fill="var(--emoji-gold)">
      <rect x="3.5" y="14.5" width="5.5" height="13" rx="1.4" />
      <path d="M11 27.5V15.2l4.3-10.4c.3-.8 1-1.3 1.9-1.3 1.9 0 3.3 1.5 3.3 3.4 0 1.7-.4 3.3-1.1 4.9h6.3c2 0 3.5 1.8 3.1 3.8l-1.7 9.2c-.3 1.6-1.6 2.7-3.2 2.7z" />
    </g>
  ),
  爱心: (
    <path
      fill="var(--emoji-red)"
      d="M16 28C8.2 23.3 3.5 18.7 3.5 12.9c0-4 3-7.1 6.7-7.1 2.4 0 4.6 1.3 5.8 3.5 1.2-2.2 3.4-3.5 5.8-3.5 3.7 0 6.7 3.1 6.7 7.1 0 5.8-4.7 10.4-12.5 15.1z"
    />
  ),
  鼓掌: (
    <g fill="none" stroke="var(--emoji-gold)">
      <path strokeWidth="3.4" d="M14.6 17.5l-5.8-5.6M17 14.6l-6.2-6M19.6 12l-5-4.8M21.6 12.6l-.6-4.2" />
      <path
        fill="var(--emoji-gold)"
        strokeWidth="2"
        d="M7 15.6l11-7.5 4.6 5.5c2.8 3.4 2.5 8.4-.7 11.4a8.2 8.2 0 0 1-11.8-.6z"
      />
      <path strokeWidth="1.9" d="M24.5 3.5l-.8 2.4M28.5 6.5l-2 1.7M29.5 11.5l-2.5.4" />
    </g>
  ),
  握手: (
    <g>
      <path
        fill="var(--emoji-gold)"
        d="M1.5 10.5l5.3-3.4 5.2 1.7-7.3 10.6zM30.5 10.5l-5.3-3.4-5.2 1.7 7.3 10.6z"
      />
      <path
        fill="none"
        stroke="var(--emoji-gold)"
        strokeWidth="2.8"
        d="M6.5 17.5l5.3 5.6c1.2 1.2 2.7 1 3.5.1M25.5 17.5l-6.2-5.9h-3.6l-4 4.2c1.5 1.9 3.7 1.7 5.1.5l1.7-1.5 5 5c.9 1 .7 2.3-.2 2.9-.7.5-1.5.4-2.1-.1.3 1.2-.4 2.1-1.4 2.3-.8.2-1.4-.1-1.9-.6"
      />
    </g>
  ),
  相机: (
    <g>
      <path
        fill="currentColor"
        d="M11 6.5h10l1.8 3H27c1.4 0 2.5 1.1 2.5 2.5v13c0 1.4-1.1 2.5-2.5 2.5H5A2.5 2.5 0 0 1 2.5 25V12c0-1.4 1.1-2.5 2.5-2.5h4.2z"
      />
      <circle cx="16" cy="18" r="5.6" fill="var(--surface)" />
      <circle cx="16" cy="18" r="3.2" fill="var(--emoji-gold)" />
    </g>
  ),
  光圈: (
    <g transform="translate(1.6 1.6) scale(1.2)" fill="none" stroke="currentColor" strokeWidth="1.7">
      <path d={irisPath(0.45, true)} />
      <circle cx="12" cy="12" r="10.6" />
    </g>
  ),
  胶卷: (
    <g fill="currentColor">
      <rect x="3" y="5.5" width="26" height="21" rx="2" />
      <rect x="5.5" y="11.5" width="21" height="9" rx=".8" fill="var(--surface)" />
      {holes.map((x) => (
        <g key={x} fill="var(--surface)">
          <rect x={x} y="7.4" width="2.8" height="2.4" rx=".5" />
          <rect x={x} y="22.2" width="2.8" height="2.4" rx=".5" />
        </g>
      ))}
    </g>
  ),
  太阳: (
    <g>
      <circle cx="16" cy="16" r="6" fill="var(--emoji-skin)" stroke="var(--emoji-edge)" strokeWidth="1.5" />
      {rays.map((angle) => (
        <path
          key={angle}
          stroke="var(--emoji-edge)"
          strokeWidth="2"
          d="M16 3.5v3"
          transform={`rotate(${angle} 16 16)`}
        />
      ))}
    </g>
  ),
  月亮: (
    <g fill="var(--emoji-blue)">
      <path d="M13.2 5.2A12 12 0 0 0 26.8 20.6 11.6 11.6 0 1 1 13.2 5.2z" />
      <path d="M22 4.2l.9 2.5 2.5.9-2.5.9-.9 2.5-.9-2.5-2.5-.9 2.5-.9zM27.2 11.6l.6 1.6 1.6.6-1.6.6-.6 1.6-.6-1.6-1.6-.6 1.6-.6z" />
    </g>
  ),
  山: (
    <g fill="var(--emoji-green)">
      <circle cx="20.5" cy="7.5" r="3.2" fill="var(--emoji-edge)" />
      <path d="M1.5 26.5L11 10.2c.4-.7 1.3-.7 1.7 0L17.5 18.4l2.6-4c.4-.6 1.2-.6 1.6 0l8.8 12.1z" />
      <path fill="var(--emoji-white)" d="M11.8 11.8l-3 5.2 2.1 1.5 1.5-1.2 2.3 1.3.5-1.6z" />
    </g>
  ),
  花: (
    <g fill="var(--emoji-pink)">
      {petals.map((angle) => (
        <ellipse key={angle} cx="16" cy="8.5" rx="4.4" ry="5.2" transform={`rotate(${angle} 16 16)`} />
      ))}
      <circle cx="16" cy="16" r="4" fill="var(--emoji-skin)" />
    </g>
  ),
  咖啡: (
    <g>
      <path fill="var(--emoji-brown)" d="M4 12.5h19.5v7.7c0 3.8-3.1 6.8-6.8 6.8h-5.9A6.8 6.8 0 0 1 4 20.2z" />
      <path
        fill="none"
        stroke="var(--emoji-brown)"
        strokeWidth="2.2"
        d="M23.5 14.6h1.9a3.6 3.6 0 0 1 0 7.2h-2.3M9.5 4.5v4M14 4.5v4M18.5 4.5v4M4.5 29h18.5"
      />
    </g>
  ),
  礼物: (
    <g fill="var(--emoji-red)">
      <rect x="3.5" y="10.5" width="25" height="6" rx="1.2" />
      <path d="M5.5 18h21v8.5c0 1.1-.9 2-2 2h-17c-1.1 0-2-.9-2-2z" />
      <rect x="14.3" y="10.5" width="3.4" height="18" fill="var(--emoji-skin)" />
      <path
        fill="none"
        stroke="var(--emoji-red)"
        strokeWidth="2.2"
        d="M16 10C14 4.2 7.8 3.2 8.2 7.2c.2 2.2 4 2.8 7.8 2.8zM16 10c2-5.8 8.2-6.8 7.8-2.8-.2 2.2-4 2.8-7.8 2.8z"
      />
    </g>
  ),
  庆祝: (
    <g fill="none" stroke="var(--emoji-violet)" strokeWidth="2">
      <path fill="var(--emoji-violet)" d="M4 28l6.3-16.5L20.5 21.7z" />
      <path stroke="var(--emoji-white)" strokeWidth="1.6" d="M8.8 19.5l4 4M7 24.3l1.5 1.5" />
      <path d="M16.5 12.5c3-2 3.5-4.5 1.8-7.5M20.5 16c2.5-2.5 5-3 8-1.5M22.5 9.5l2.5-2.5" />
      <path stroke="var(--emoji-edge)" d="M24 3.5v.1M28.5 9.5v.1M12 7v.1M26 20v.1" strokeWidth="2.6" />
    </g>
  ),
  定位: (
    <g>
      <path
        fill="var(--emoji-red)"
        d="M16 2.5c5.6 0 10 4.4 10 9.9C26 20 16 29.5 16 29.5S6 20 6 12.4c0-5.5 4.4-9.9 10-9.9z"
      />
      <circle cx="16" cy="12.3" r="3.9" fill="var(--emoji-white)" />
    </g>
  ),
  睡觉: (
    <g fill="none" stroke="var(--emoji-blue)" strokeWidth="2.3">
      <path d="M3 8v18M29 26v-6.5M3 20.5h26" />
      <path fill="var(--emoji-blue)" d="M14 12.5h10a5 5 0 0 1 5 5v3H14z" />
      <circle cx="8.5" cy="15.5" r="2.6" fill="var(--emoji-blue)" strokeWidth="1" />
    </g>
  ),
}
