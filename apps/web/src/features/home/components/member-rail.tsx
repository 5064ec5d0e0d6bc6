import type { OwnInfo } from '@guangquan/contract'
import { lastLevel } from '@guangquan/rules/growth/level'
import { Avatar, CountText, levelStop } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../platform/routing/link.tsx'
import { api, queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { Banners } from './banners.tsx'

/** The right rail of a member's home page, from 1280 px. */
export function MemberRail({ own }: { own: OwnInfo | undefined }) {
  const tags = useQuery(queries.one(api.NewPublish.GetTagList, {}))
  // Anything inserted above the banners would push them down.
  if (tags.isPending) return null
  return (
    <aside className="member-rail" aria-label="我的">
      {own === undefined ? null : <OwnCard own={own} />}
      {tags.isError || tags.data.length === 0 ? null : (
        <section className="mt-8">
          <h2 className="text-h4 font-semibold">大家在拍</h2>
          <ul className="mt-2">
            {tags.data.slice(0, 8).map((tag) => (
              <li key={tag.name} className="member-rail-row">
                <Link to={paths.tag(tag.name)} className="hover:underline">
                  #{tag.name}
                </Link>
                <CountText value={tag.count} className="text-ink-3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Banners max={2} className="mt-8" />
    </aside>
  )
}

function OwnCard({ own }: { own: OwnInfo }) {
  return (
    <section className="rounded-panel bg-surface p-5">
      <div className="flex items-center gap-3">
        <Link to={paths.user()} tabIndex={-1} aria-hidden>
          <Avatar src={own.headPicUrl} size={56} frame={{ src: own.usedFrameSrc }} />
        </Link>
        <div className="min-w-0">
          <Link to={paths.user()} className="block truncate font-semibold hover:underline">
            {own.nickName}
          </Link>
          <LevelLine own={own} />
        </div>
      </div>
      <LevelBar own={own} />
      <dl className="mt-4 grid grid-cols-3 text-center">
        <Figure label="作品" value={own.publishCount} />
        <Figure label="关注" value={own.followCount} />
        <Figure label="粉丝" value={own.fansCount} />
      </dl>
    </section>
  )
}

function LevelLine({ own }: { own: OwnInfo }) {
  return (
    <p className="text-small text-ink-3">
      Lv.{own.level}
      {own.level >= lastLevel ? null : `　再 ${own.expToNext} 经验开到 ${levelStop(own.level + 1)}`}
    </p>
  )
}

function LevelBar({ own }: { own: OwnInfo }) {
  const done = own.level >= lastLevel ? 1 : own.exp / (own.exp + own.expToNext)
  return (
    <div
      className="level-bar"
      role="progressbar"
      aria-label="到下一级的经验"
      aria-valuenow={Math.round(done * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${done * 100}%` }} />
    </div>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-caption text-ink-3">{label}</dt>
      <dd>
        <CountText value={value} full className="text-h3 font-semibold" />
      </dd>
    </div>
  )
}
