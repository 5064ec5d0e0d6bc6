import type { NearestResults, SearchCondition } from '@guangquan/contract'
import { searchLimits } from '@guangquan/contract/search/search.limits'
import { postTopics } from '@guangquan/routes/first/own'
import { gearConditions } from '@guangquan/rules/gear/gear-conditions'
import { parseGearQuery } from '@guangquan/rules/gear/gear-query'
import { Chip, ChipRow, EmptyState } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { readableCondition } from '../readable-condition.ts'
import { inputOf, searchAges, searchPath, type SearchAddress } from '../search-address.ts'
import { NearestPosts } from './nearest-posts.tsx'

/** No results: what each condition excludes, and the nearest results. */
export function NothingFound({ address }: { address: SearchAddress }) {
  const { sort: _sort, ...input } = inputOf(address)
  const isNarrowed =
    gearConditions(parseGearQuery(address.q)).length > 0 || address.days !== null || address.topicId !== null
  const found = useQuery({ ...queries.one(api.Search.GetNearest, input), enabled: isNarrowed })
  if (!isNarrowed) return <EmptyState title="没有找到" help="换一个词，或看看话题和影友" />
  const { dropped = [], nearest = null } = found.data ?? {}
  return (
    <>
      <EmptyState
        title="没有同时符合这些条件的作品"
        help={dropped.length > 0 ? '去掉一个条件，就能找到' : found.isPending ? '' : '换一个词，或少几个条件'}
        action={dropped.length === 0 ? null : <Alternatives address={address} dropped={dropped} />}
      />
      {nearest === null ? null : <NearestPosts address={address} nearest={nearest} />}
    </>
  )
}

interface AlternativesProps {
  address: SearchAddress
  dropped: NearestResults['dropped']
}

function Alternatives({ address, dropped }: AlternativesProps) {
  const topics = useQuery(queries.one(...postTopics()))
  const query = parseGearQuery(address.q)

  function textOf(condition: SearchCondition): string {
    if (condition === 'words') return `“${query.words}”`
    if (condition === 'time') return searchAges.find(({ days }) => days === address.days)?.label ?? ''
    if (condition === 'topic') {
      return `主题 ${topics.data?.find(({ id }) => id === address.topicId)?.name ?? ''}`
    }
    return readableCondition(gearConditions(query).find(({ name }) => name === condition)?.text ?? '')
  }

  return (
    <ChipRow label="去掉一个条件" className="search-alternatives">
      {dropped.map(({ condition, keyword, count }) => (
        <Chip
          key={condition}
          href={searchPath({
            ...address,
            q: keyword,
            days: condition === 'time' ? null : address.days,
            topicId: condition === 'topic' ? null : address.topicId,
          })}
        >
          去掉 {textOf(condition)}{' '}
          <span className="text-ink-3">
            <span className="ui-print">{count < searchLimits.counted ? count : `${count}+`}</span> 个作品
          </span>
        </Chip>
      ))}
    </ChipRow>
  )
}
