import { useQuery } from '@tanstack/react-query'
import { searchLimits } from '@guangquan/contract/limits'
import { Avatar, Chip, ChipRow } from '@guangquan/ui'
import { ApertureIcon, CameraIcon, HashIcon } from '@guangquan/ui/icons'
import { api, queries } from '../../../app/api.ts'
import { paths } from '../../../app/paths.ts'

/** On 综合, above the posts: gear, tags and people by this name. Nothing when there are none. */
export function SearchAside({ words }: { words: string }) {
  const keyword = words.slice(0, searchLimits.word)
  const found = useQuery({ ...queries.one(api.Search.Suggest, { keyword }), enabled: keyword !== '' })
  if (found.data === undefined) return null
  const { gear, tags, people } = found.data
  if (gear.length + tags.length + people.length === 0) return null
  return (
    <aside className="search-aside" aria-labelledby="search-related">
      <h2 id="search-related" className="text-h4 font-semibold">
        相关
      </h2>
      <ChipRow label="相关的器材、话题和影友" scroll>
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
        {people.map(({ userId, nickName, headPicUrl }) => (
          <Chip key={userId} href={paths.other(userId)} icon={<Avatar src={headPicUrl} size={24} />}>
            {nickName}
          </Chip>
        ))}
      </ChipRow>
    </aside>
  )
}
