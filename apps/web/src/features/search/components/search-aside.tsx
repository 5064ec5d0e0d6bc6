import { Avatar, Chip, ChipRow } from '@guangquan/ui'
import { ApertureIcon, CameraIcon, HashIcon } from '@guangquan/ui/icons'
import { paths } from '../../../platform/paths.ts'
import { useWidth } from '../../../shared/page/use-width.ts'
import { useSearchWords } from '../search-history.ts'
import { useRelated } from '../use-related.ts'
import { HotWords } from './hot-words.tsx'

/**
 * The aside of search results, above them on phones: related gear, tags and people on 综合, and on wide screens the
 * popular searches.
 */
export function SearchAside({ words }: { words: string | null }) {
  const wide = useWidth('wide')
  return (
    <aside className="search-aside" aria-label="相关与热搜">
      {words === null ? null : <Related words={words} />}
      {wide ? <HotSearches /> : null}
    </aside>
  )
}

function HotSearches() {
  return (
    <div data-at="wide">
      <HotWords words={useSearchWords()} />
    </div>
  )
}

/** Gear, tags and people; nothing if there are none. */
function Related({ words }: { words: string }) {
  const found = useRelated(words)
  if (found.data === undefined) return null
  const { gear, tags, people } = found.data
  if (gear.length + tags.length + people.length === 0) return null
  return (
    <section className="search-related" aria-labelledby="search-related">
      <h2 id="search-related" className="text-h4 font-semibold">
        相关
      </h2>
      <ChipRow label="相关的器材、话题和影友" scroll toolbar>
        {gear.map(({ kind, id, name }) => (
          <Chip
            key={`${kind} ${id}`}
            href={paths.gear(kind, id)}
            icon={kind === 'camera' ? <CameraIcon size={18} /> : <ApertureIcon size={18} />}
          >
            {name}
          </Chip>
        ))}
        {tags.map(({ name }) => (
          <Chip key={name} href={paths.tag(name)} icon={<HashIcon size={16} />}>
            {name}
          </Chip>
        ))}
        {people.map(({ userId, nickName, headPicUrl, usedFrameSrc }) => (
          <Chip
            key={userId}
            href={paths.other(userId)}
            icon={<Avatar src={headPicUrl} size={24} frame={{ src: usedFrameSrc }} />}
          >
            {nickName}
          </Chip>
        ))}
      </ChipRow>
    </section>
  )
}
