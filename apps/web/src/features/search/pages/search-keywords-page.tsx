import '../search.css'
import { useQuery } from '@tanstack/react-query'
import { Chip, ChipRow } from '@guangquan/ui'
import { HashIcon } from '@guangquan/ui/icons'
import { api, queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { SearchBox } from '../components/search-box.tsx'
import { SearchWords } from '../components/search-words.tsx'

/** 搜索历史: the start page of search, with followed and popular tags. */
export default function SearchKeywordsPage() {
  const signedIn = useSignedIn()
  const followed = useQuery({ ...queries.one(api.Tag.GetFollowed, {}), enabled: signedIn })
  const hot = useQuery(queries.one(api.NewPublish.GetTagList, {}))
  return (
    <div className="page search-page">
      <h1 className="text-h2 font-semibold max-md:sr-only">搜索</h1>
      <SearchBox word="" />
      <SearchWords />
      <TagRow title="关注的话题" tags={followed.data ?? []} />
      <TagRow title="热门话题" tags={hot.data ?? []} />
    </div>
  )
}

function TagRow({ title, tags }: { title: string; tags: readonly { name: string; count: number }[] }) {
  if (tags.length === 0) return null
  return (
    <section className="search-words-part">
      <h2 className="search-words-head text-h4 font-semibold">{title}</h2>
      <ChipRow label={title}>
        {tags.map(({ name }) => (
          <Chip key={name} href={paths.tag(name)} icon={<HashIcon size={16} />}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </section>
  )
}
