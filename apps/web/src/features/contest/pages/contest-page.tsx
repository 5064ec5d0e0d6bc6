import '../contest.css'
import '../wall.css'
import type { ContestDetail } from '@guangquan/contract'
import { readWall } from '@guangquan/routes/first/contest'
import { LinkButton } from '@guangquan/ui'
import { contestPaths } from '../../../platform/contest-paths.ts'
import { useParams, useSearchParams } from '../../../platform/routing/hooks.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { ContestHead } from '../components/contest-head.tsx'
import { ContestLoader } from '../components/contest-loader.tsx'
import { EntryWall } from '../components/entry-wall.tsx'
import { OwnEntries } from '../components/own-entries.tsx'
import { ResultSection } from '../components/result-section.tsx'

/** 影赛: the living page of a contest. The wall's group, order and choice are part of the address. */
export default function ContestPage() {
  const { id = '' } = useParams()
  return <ContestLoader id={id}>{(contest) => <Living contest={contest} />}</ContestLoader>
}

function Living({ contest }: { contest: ContestDetail }) {
  const [search] = useSearchParams()
  usePageTitle(contest.title)
  return (
    <article className="page contest">
      <ContestHead contest={contest} action={<MainAction contest={contest} />} />
      <OwnEntries contest={contest} />
      <ResultSection contest={contest} />
      <EntryWall contest={contest} wall={readWall(search)} />
    </article>
  )
}

function MainAction({ contest }: { contest: ContestDetail }) {
  const { id, open, viewer } = contest
  if (open.collecting)
    return viewer.mayEnter ? (
      <LinkButton kind="lit" href={contestPaths.enter(id)}>
        我要投稿
      </LinkButton>
    ) : (
      <p className="contest-note">你已经投满了可以投的件数。</p>
    )
  if (open.voting)
    return (
      <LinkButton kind="lit" href={`${contestPaths.detail(id)}#contest-entries`}>
        {viewer.votesLeft > 0 ? `去投票，今天还有 ${viewer.votesLeft} 票` : '看作品'}
      </LinkButton>
    )
  return null
}
