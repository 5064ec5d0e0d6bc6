import '../search.css'
import { parseGearQuery } from '@guangquan/rules/gear/gear-query'
import { EmptyState, Tabs } from '@guangquan/ui'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { gearFigures } from '../../../shared/gear/gear-ranges.ts'
import { SearchActivities } from '../components/search-activities.tsx'
import { SearchAll } from '../components/search-all.tsx'
import { SearchAside } from '../components/search-aside.tsx'
import { SearchBox } from '../components/search-box.tsx'
import { SearchCircles } from '../components/search-circles.tsx'
import { SearchFilters } from '../components/search-filters.tsx'
import { SearchPeople } from '../components/search-people.tsx'
import { SearchPosts } from '../components/search-posts.tsx'
import { SearchProducts } from '../components/search-products.tsx'
import { SearchTags } from '../components/search-tags.tsx'
import { SearchWords } from '../components/search-words.tsx'
import { readSearchAddress, searchPath, searchTabs, type SearchAddress } from '../search-address.ts'

/** 搜索: the results for the query and conditions in the address. */
export default function SearchPage() {
  const [search] = useSearchParams()
  const address = readSearchAddress(search)
  return (
    <div className="page search-page">
      <h1 className="sr-only">{address.q === '' ? '搜索' : `搜索 ${address.q}`}</h1>
      <SearchBox word={address.q} focusFirst={address.q === ''} />
      {address.q === '' ? <SearchWords /> : <Found address={address} />}
    </div>
  )
}

function Found({ address }: { address: SearchAddress }) {
  const { words, conflict } = parseGearQuery(address.q)
  return (
    <>
      <Tabs
        label="搜索范围"
        className="mt-3"
        current={address.tab}
        items={searchTabs.map(({ id, label }) => ({ id, label, href: searchPath({ ...address, tab: id }) }))}
      />
      {address.tab === 'people' ? (
        <SearchPeople keyword={words || address.q} />
      ) : address.tab === 'circle' ? (
        <SearchCircles keyword={words || address.q} />
      ) : address.tab === 'activity' ? (
        <SearchActivities keyword={words || address.q} />
      ) : address.tab === 'product' ? (
        <SearchProducts keyword={words || address.q} />
      ) : address.tab === 'tag' ? (
        <SearchTags keyword={words || address.q} />
      ) : (
        <>
          <SearchFilters address={address} />
          {conflict === undefined ? (
            <FoundPosts address={address} words={words} />
          ) : (
            <EmptyState
              title={`${gearFigures.find(({ key }) => key === conflict)?.word}的条件互相矛盾`}
              help="同一个条件写了两次，没有照片能同时符合，请去掉一个"
            />
          )}
        </>
      )}
    </>
  )
}

function FoundPosts({ address, words }: { address: SearchAddress; words: string }) {
  if (address.tab === 'all') {
    return <SearchAll key={searchPath(address)} address={address} words={words} />
  }
  if (address.tab === 'photo') {
    return (
      <div className="mt-5">
        <SearchPosts address={address} />
      </div>
    )
  }
  return (
    <div className="search-all">
      <SearchAside words={null} />
      <div className="search-column">
        <SearchPosts address={address} />
      </div>
    </div>
  )
}
