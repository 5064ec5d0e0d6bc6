import { formatFullCount } from '@guangquan/ui'
import { Link } from '../../../platform/routing/link.tsx'
import { paths } from '../../../platform/paths.ts'

interface TagListProps {
  tags: readonly { name: string; count: number }[]
  className?: string
}

/** Tags with their post counts, each a link to its page. */
export function TagList({ tags, className = '' }: TagListProps) {
  return (
    <ul className={`search-tags ${className}`}>
      {tags.map(({ name, count }) => (
        <li key={name}>
          <Link to={paths.tag(name)} className="search-tag">
            <span className="truncate font-semibold">#{name}</span>
            <span className="text-small text-ink-3">
              <span className="ui-print">{formatFullCount(count)}</span> 个作品
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
