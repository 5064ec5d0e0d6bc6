import '../contest.css'
import { LinkButton } from '@guangquan/ui'
import { contestPaths } from '../../../platform/contest-paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { ContestLoader } from '../components/contest-loader.tsx'
import { RulesBody } from '../components/rules-body.tsx'
import type { ContestDetail } from '@guangquan/contract'

/** 赛事规则: the requirements of a contest and how it is judged. */
export default function ContestRulesPage() {
  const { id = '' } = useParams()
  return <ContestLoader id={id}>{(contest) => <Rules contest={contest} />}</ContestLoader>
}

function Rules({ contest }: { contest: ContestDetail }) {
  usePageTitle(`${contest.title}赛事规则`)
  return (
    <article className="page contest">
      <header className="contest-bar">
        <h1 className="contest-title">{contest.title}</h1>
        <LinkButton kind="line" href={contestPaths.detail(contest.id)}>
          看作品
        </LinkButton>
      </header>
      <RulesBody contest={contest} />
    </article>
  )
}
