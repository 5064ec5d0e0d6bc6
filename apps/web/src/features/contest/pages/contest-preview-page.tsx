import '../contest.css'
import '../wall.css'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { useParams, useSearchParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { ContestHead } from '../components/contest-head.tsx'
import { MissingContest } from '../components/missing-contest.tsx'
import { RulesBody } from '../components/rules-body.tsx'
import { isMissing } from '../is-missing.ts'

/** 影赛预览: a contest as it will be shown, for anybody who has the preview link. Without working controls. */
export default function ContestPreviewPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const previewToken = search.get('previewToken') ?? ''
  const query = useQuery({
    ...queries.one(api.Activity.GetPhotoContestPreview, { id, previewToken }),
    enabled: previewToken !== '',
  })
  if (query.data !== undefined)
    return (
      <article className="page contest">
        <p className="contest-ribbon" role="status">
          预览：内容以公布的为准，不能投稿和投票。
        </p>
        <ContestHead contest={query.data} />
        <RulesBody contest={query.data} />
      </article>
    )
  if (previewToken === '' || (query.isError && isMissing(query.error))) return <MissingContest />
  if (query.isError) return <LoadError of={query} />
  return (
    <div className="min-h-svh">
      <IrisLoader className="pt-24" />
    </div>
  )
}
