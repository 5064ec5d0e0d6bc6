import '../search.css'
import { parseGearQuery } from '@guangquan/rules/gear-query'
import { Tabs } from '@guangquan/ui'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { SearchAside } from '../components/search-aside.tsx'
import { SearchBox } from '../components/search-box.tsx'
import { SearchFilters } from '../components/search-filters.tsx'
import { SearchPeople } from '../components/search-people.tsx'
import { SearchPosts } from '../components/search-posts.tsx'
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
  const { words } = parseGearQuery(address.q)
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
      ) : address.tab === 'tag' ? (
        <SearchTags keyword={words || address.q} />
      ) : (
        <>
          <SearchFilters address={address} />
          <div className={address.tab === 'photo' ? undefined : 'search-all'}>
            {address.tab === 'photo' ? null : <SearchAside words={address.tab === 'all' ? words : null} />}
            <div className={address.tab === 'photo' ? 'mt-5' : 'search-column'}>
              <SearchPosts address={address} />
            </div>
          </div>
        </>
      )}
    </>
  )
}
