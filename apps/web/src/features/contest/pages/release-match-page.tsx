import '../contest.css'
import '../entering.css'
import type { ContestDetail } from '@guangquan/contract'
import { EmptyState, LinkButton } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { contestPaths } from '../../../platform/contest-paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { ComposePage, WithDraft, type DraftFormProps } from '../../compose/index.ts'
import { momentText } from '../contest-text.ts'
import { ContestLoader } from '../components/contest-loader.tsx'
import { EntryForm } from '../components/entry-form.tsx'
import { StartSection } from '../components/start-section.tsx'

/**
 * 参赛投稿. `?matchId=` enters that contest, `?draft=` continues a draft; without either, one starts a contest or chooses
 * one.
 */
export default function ReleaseMatchPage() {
  const [search] = useSearchParams()
  const matchId = search.get('matchId')
  return (
    <ComposePage title="参赛投稿">
      {matchId === null && search.get('draft') === null ? (
        <>
          <StartSection />
          <h2 className="contest-section-title">投稿到正在征稿的影赛</h2>
          <ContestChoice />
        </>
      ) : (
        <WithDraft publishType={5}>
          {(beginning) => <Entering matchId={matchId} beginning={beginning} />}
        </WithDraft>
      )}
    </ComposePage>
  )
}

function Entering({ matchId, beginning }: { matchId: string | null; beginning: DraftFormProps }) {
  const id = matchId ?? beginning.draft?.entry?.matchId ?? null
  if (id === null) return <ContestChoice />
  return (
    <ContestLoader id={id}>
      {(contest) =>
        contest.viewer.mayEnter ? (
          <EntryForm contest={contest} {...beginning} />
        ) : (
          <EmptyState
            title={contest.open.collecting ? '你已经投满了可以投的件数' : '现在不在征稿时间'}
            help={contest.open.collecting ? '撤回一件后可以再投' : collectText(contest)}
            action={
              <LinkButton kind="line" href={contestPaths.detail(id)}>
                看这个影赛
              </LinkButton>
            }
          />
        )
      }
    </ContestLoader>
  )
}

const collectText = ({ times: { collectStart, collectEnd } }: ContestDetail): string =>
  `征稿：${momentText(collectStart)} 到 ${momentText(collectEnd)}`

/** Contests that take entries now. */
function ContestChoice() {
  return (
    <InfiniteList
      options={queries.pages(api.Contest.GetList, { collecting: true })}
      empty={<EmptyState title="现在没有征稿的影赛" help="有新的影赛时，可以从活动页进来投稿" />}
    >
      {(contests) => (
        <ul className="contest-choices">
          {contests.map(({ id, title, theme, coverSmallUrl, times }) => (
            <li key={id}>
              {coverSmallUrl === null ? null : (
                <img src={coverSmallUrl} alt="" width={320} height={180} loading="lazy" />
              )}
              <div>
                <p className="text-h4 font-semibold">{title}</p>
                {theme === '' ? null : <p>{theme}</p>}
                <p className="contest-note">{momentText(times.collectEnd)}截止</p>
                <LinkButton
                  kind="line"
                  size="small"
                  href={contestPaths.enter(id)}
                  aria-label={`投稿到 ${title}`}
                >
                  投稿
                </LinkButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  )
}
