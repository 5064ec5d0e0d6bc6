import { Avatar, EmptyState } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { MemberLevel } from '../../../shared/people/member-level.tsx'
import { useOpenPerson } from '../../../shared/people/use-open-person.ts'
import { paths } from '../../../platform/paths.ts'

/** People whose nickname contains the word. */
export function SearchPeople({ keyword }: { keyword: string }) {
  const openPerson = useOpenPerson()
  return (
    <InfiniteList
      key={keyword}
      options={queries.pages(api.UserInfo.Search, { keyword })}
      empty={<EmptyState title="没有这样的影友" help="换一个名字试试" />}
    >
      {(people) => (
        <ul className="search-people">
          {people.map((person) => (
            <li key={person.userId}>
              <a
                href={paths.other(person.userId)}
                onClick={openPerson(person.userId)}
                className="search-person"
              >
                <Avatar src={person.headPicUrl} size={48} frame={{ src: person.usedFrameSrc }} />
                <span className="truncate font-semibold">{person.nickName}</span>
                <MemberLevel level={person.level} iconUrl={person.userLevelIcon} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}
