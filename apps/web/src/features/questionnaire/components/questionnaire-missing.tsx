import { ApiError } from '@guangquan/client'
import { LinkButton, MissingPage } from '@guangquan/ui'
import { paths } from '../../../platform/paths.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'

type FailedRead = Parameters<typeof LoadError>[0]['of']

/** Shown instead of a questionnaire that does not exist or could not be loaded. */
export function QuestionnaireMissing({ of }: { of: FailedRead }) {
  const isMissing = of.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(of.error.kind)
  if (!isMissing) return <LoadError of={of} />
  return (
    <div className="page pt-10">
      <MissingPage
        title="没有这份问卷"
        help="链接可能不完整，也可能问卷还没有发布。"
        actions={
          <LinkButton kind="ink" href={paths.home()}>
            去首页
          </LinkButton>
        }
      />
    </div>
  )
}
