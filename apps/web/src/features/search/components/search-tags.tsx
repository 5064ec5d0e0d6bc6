import { useQuery } from '@tanstack/react-query'
import { EmptyState, IrisLoader } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { TagList } from './tag-list.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

const longest = 20

/** Tags that contain the word, or match it in pinyin. */
export function SearchTags({ keyword }: { keyword: string }) {
  const tags = useQuery(queries.one(api.NewPublish.GetTagList, { keyword: keyword.slice(0, longest) }))
  if (tags.isPending) return <IrisLoader className="py-10" />
  if (tags.isError) return <LoadError of={tags} />
  if (tags.data.length === 0) return <EmptyState title="没有这样的话题" help="换一个词试试" />
  return <TagList tags={tags.data} />
}
