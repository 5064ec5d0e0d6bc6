import type { ReactNode } from 'react'
import { formatCount } from '../text/format-count.ts'
import { BookmarkSimpleIcon } from '../icons/bookmark-simple.gen.ts'
import { ChatCircleIcon } from '../icons/chat-circle.gen.ts'
import { DotsThreeIcon } from '../icons/dots-three.gen.ts'
import { HeartIcon } from '../icons/heart.gen.ts'
import { ShareFatIcon } from '../icons/share-fat.gen.ts'
import { IconButton } from './icon-button.tsx'
import { Menu, type MenuItem } from './menu.tsx'
import { UiLink } from './ui-link.tsx'
import { useDebouncedClick } from './use-debounced-click.ts'

type Toggle = { count: number; pressed: boolean; onToggle: (pressed: boolean) => void }

type ActionBarProps = {
  like: Toggle
  comment?: { count: number; href?: string; onOpen?: () => void }
  collect?: Toggle
  share?: { count?: number; onShare: () => void } | undefined
  more?: readonly MenuItem[]
  className?: string
}

/** Like, comment, collect, share, more. */
export function ActionBar({ like, comment, collect, share, more, className = '' }: ActionBarProps) {
  return (
    <div className={`ui-actions ${className}`}>
      <LikeAction {...like} />
      {comment ? (
        <Action label="评论" sign={<ChatCircleIcon size={22} />} {...comment} onClick={comment.onOpen} />
      ) : null}
      {collect ? (
        <Action
          label="收藏"
          sign={<BookmarkSimpleIcon size={22} />}
          pressedSign={<BookmarkSimpleIcon size={22} weight="fill" />}
          count={collect.count}
          pressed={collect.pressed}
          onClick={() => collect.onToggle(!collect.pressed)}
        />
      ) : null}
      {share ? (
        <Action label="分享" sign={<ShareFatIcon size={22} />} count={share.count} onClick={share.onShare} />
      ) : null}
      {more && more.length > 0 ? (
        <div className="ui-actions-end">
          <Menu
            label="更多操作"
            align="end"
            items={more}
            trigger={(attributes) => (
              <IconButton label="更多操作" icon={<DotsThreeIcon size={22} />} {...attributes} />
            )}
          />
        </div>
      ) : null}
    </div>
  )
}

/** The heart with its count; `small` under comments. */
export function LikeAction({ count, pressed, onToggle, small = false }: Toggle & { small?: boolean }) {
  const size = small ? 15 : 22
  return (
    <Action
      label="点赞"
      sign={<HeartIcon size={size} />}
      pressedSign={<HeartIcon size={size} weight="fill" />}
      count={count}
      pressed={pressed}
      small={small}
      onClick={() => onToggle(!pressed)}
    />
  )
}

type ActionProps = {
  label: string
  sign: ReactNode
  pressedSign?: ReactNode
  count?: number
  /** Leave it out for actions that are not toggles. */
  pressed?: boolean
  href?: string
  onClick?: () => void
  small?: boolean
}

/** An icon with its count; zero is not printed. */
function Action({ label, sign, pressedSign, count = 0, pressed, href, onClick, small = false }: ActionProps) {
  const debounced = useDebouncedClick(onClick)
  const attributes = {
    className: 'ui-action',
    title: label,
    'aria-label': count > 0 ? `${label} ${formatCount(count)}` : label,
    'data-small': small || undefined,
  }
  const face = (
    <>
      <span className="ui-action-sign">
        {sign}
        {pressedSign}
      </span>
      {count > 0 ? <span>{formatCount(count)}</span> : null}
    </>
  )
  if (href !== undefined) {
    return (
      <UiLink href={href} {...attributes}>
        {face}
      </UiLink>
    )
  }
  return (
    <button type="button" {...attributes} aria-pressed={pressed} onClick={debounced}>
      {face}
    </button>
  )
}
