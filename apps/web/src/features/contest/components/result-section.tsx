import type { ContestDetail, ContestResult } from '@guangquan/contract'
import { contestStates } from '@guangquan/contract/contest/contest.words'
import { Button, formatCount, IrisLoader, LinkButton, Photo } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { contestPaths } from '../../../platform/contest-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { useSignedIn } from '../../../platform/session/session.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { promptSignIn } from '../../../shared/sign-in/prompt-sign-in.ts'
import { momentText } from '../contest-text.ts'
import { MarkTable } from './mark-table.tsx'
import { ObjectionDialog } from './objection-dialog.tsx'

/** The winners of a contest, its sheet of marks, and objections while it is on notice. */
export function ResultSection({ contest }: { contest: ContestDetail }) {
  const isShown =
    contest.state === contestStates.noticing ||
    contest.state === contestStates.published ||
    contest.state === contestStates.archived
  const result = useQuery({
    ...queries.one(api.Contest.GetResult, { matchId: contest.id }),
    enabled: isShown,
  })
  if (!isShown) return null
  if (result.data === undefined)
    return result.isError ? <LoadError of={result} /> : <IrisLoader className="py-10" />
  return (
    <section className="contest-result" aria-labelledby="contest-result">
      <h2 id="contest-result" className="contest-section-title">
        {contest.state === contestStates.noticing ? '拟获奖作品' : '获奖作品'}
      </h2>
      <Winners result={result.data} />
      {contest.hasVote ? <Votes result={result.data} /> : null}
      {contest.open.objecting ? <Objecting matchId={contest.id} /> : null}
      <Corrections result={result.data} />
      <MarkTable matchId={contest.id} result={result.data} />
    </section>
  )
}

function Winners({ result: { awards } }: { result: ContestResult }) {
  if (awards.length === 0) return <p className="contest-note">这次没有评出奖项。</p>
  return (
    <ul className="contest-winners">
      {awards.map(({ prizeId, prizeName, groupName, entry, words, certificate, isLapsed, isPassedOn }) => (
        <li key={`${prizeId} ${entry.id}`}>
          <WinnerPhoto entry={entry} />
          <p className="contest-prize-name">
            {prizeName}
            <span className="contest-note"> {groupName}</span>
            {isPassedOn ? <span className="contest-note"> 递补奖品</span> : null}
          </p>
          <p className="contest-winner">
            {entry.publishId === null ? (
              `${entry.number} 号《${entry.title}》`
            ) : (
              <Link to={paths.post(entry.publishId)}>《{entry.title}》</Link>
            )}
          </p>
          <p>{entry.authorNickName === '' ? `${entry.number} 号` : entry.authorNickName}</p>
          {words === '' ? null : <p className="contest-words-of-jury">“{words}”</p>}
          {isLapsed ? <p className="contest-note">奖品没有在期限内领取，已放弃</p> : null}
          {certificate === null ? null : (
            <LinkButton
              kind="line"
              size="small"
              href={contestPaths.certificate(certificate)}
              aria-label={`获奖证书：${prizeName}《${entry.title}》`}
            >
              获奖证书
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The photograph leads to the post as its title does: it is one stop less by keyboard. */
function WinnerPhoto({ entry: { picture, publishId } }: { entry: ContestResult['awards'][number]['entry'] }) {
  if (picture === null) return <span className="contest-gone">作品已删除</span>
  const shown = <Photo photo={picture} alt="" sizes="(min-width: 1024px) 392px, 50vw" ratio={1.5} />
  if (publishId === null) return shown
  return (
    <Link to={paths.post(publishId)} tabIndex={-1} aria-hidden>
      {shown}
    </Link>
  )
}

/** Corrections after publication, each with the hash of the previous sheet. */
function Corrections({ result: { corrections } }: { result: ContestResult }) {
  if (corrections.length === 0) return null
  return (
    <section className="contest-corrections" aria-labelledby="contest-corrections">
      <h3 id="contest-corrections" className="text-h4 font-semibold">
        公布后的更正
      </h3>
      <ul>
        {corrections.map(({ time, note, changes, sha256 }) => (
          <li key={time}>
            <p>
              {momentText(time)} {note}
            </p>
            {changes.length === 0 ? null : <p>{changes.join('；')}。</p>}
            <p className="contest-note" data-selectable>
              更正前评分表的 SHA-256：<span className="contest-hash">{sha256}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Votes({ result: { votes } }: { result: ContestResult }) {
  const apart = votes.all - votes.clean
  return (
    <p className="contest-note">
      公众投票共 {formatCount(votes.all)} 票，有效 {formatCount(votes.clean)} 票
      {apart === 0 ? '' : `，另有 ${formatCount(apart)} 票可疑，分开计，不影响名次`}。
    </p>
  )
}

function Objecting({ matchId }: { matchId: string }) {
  const signedIn = useSignedIn()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="line"
        size="small"
        onClick={() => (signedIn ? setOpen(true) : promptSignIn('登录后可以提出异议', () => setOpen(true)))}
      >
        提出异议
      </Button>
      {open ? <ObjectionDialog matchId={matchId} entry={null} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
