import type { ContestDetail, OwnEntry } from '@guangquan/contract'
import {
  entryReasonNames,
  entryStateNames,
  entryStates,
  originalCodeNames,
  originalFactNames,
} from '@guangquan/contract/contest/contest.words'
import { Button, confirm, LinkButton, Photo, showToast, StatusPill, type PillTone } from '@guangquan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { momentText } from '../contest-text.ts'
import { readContestsAgain } from '../invalidate.ts'
import { OriginalDialog } from './original-dialog.tsx'
import { OwnMarks } from './own-marks.tsx'

const shown = 20

/** 我的参赛: the state of each of the member's entries, and the next steps with their deadlines. */
export function OwnEntries({ contest }: { contest: ContestDetail }) {
  const signedIn = useSignedIn()
  const query = useQuery({
    ...queries.one(api.Contest.GetMyEntries, { matchId: contest.id, maxResultCount: shown }),
    enabled: signedIn,
  })
  const entries = query.data?.items ?? []
  if (entries.length === 0) return null
  return (
    <section className="contest-own" aria-labelledby="contest-own">
      <h2 id="contest-own" className="text-h4 font-semibold">
        我的参赛
      </h2>
      <ul>
        {entries.map((entry) => (
          <OwnEntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}

const tones: Partial<Record<OwnEntry['state'], PillTone>> = {
  [entryStates.shown]: 'success',
  [entryStates.returned]: 'danger',
  [entryStates.refused]: 'danger',
  [entryStates.disqualified]: 'danger',
  [entryStates.finalist]: 'accent',
  [entryStates.originalDue]: 'danger',
  [entryStates.proposed]: 'accent',
  [entryStates.won]: 'accent',
}

function OwnEntryRow({ entry }: { entry: OwnEntry }) {
  const { number, title, groupName, state, picture, publishId, votes, rank, score } = entry
  const facts = [
    `${number} 号`,
    groupName,
    ...(votes === null ? [] : [`${votes} 票`]),
    ...(rank === null ? [] : [`第 ${rank} 名`]),
    ...(score === null ? [] : [`${score} 分`]),
  ]
  return (
    <li className="contest-own-entry">
      {picture === null ? null : <Photo photo={picture} alt="" sizes="8rem" ratio={1.5} />}
      <div>
        <p className="font-semibold">《{title}》</p>
        <p className="contest-note">{facts.join(' · ')}</p>
        <StatusPill tone={tones[state] ?? 'plain'}>{entryStateNames[state]}</StatusPill>
        <Reason entry={entry} />
        <Originals entry={entry} />
      </div>
      <OwnActs entry={entry} />
      {entry.maySendOriginal ? <OriginalButton entry={entry} /> : null}
      {score === null ? null : <MarksButton entry={entry} />}
      {publishId === null ? null : (
        <LinkButton
          kind="text"
          size="small"
          href={paths.post(publishId)}
          aria-label={`查看 ${number} 号作品`}
        >
          查看
        </LinkButton>
      )}
    </li>
  )
}

function MarksButton({ entry }: { entry: OwnEntry }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="line"
        size="small"
        aria-label={`看 ${entry.number} 号作品的评分`}
        onClick={() => setOpen(true)}
      >
        看评分
      </Button>
      {open ? <OwnMarks entry={entry} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function OriginalButton({ entry }: { entry: OwnEntry }) {
  const [open, setOpen] = useState(false)
  const again = entry.originals.length > 0
  return (
    <>
      <Button
        size="small"
        aria-label={`${again ? '重新提交' : '提交'} ${entry.number} 号作品的原图`}
        onClick={() => setOpen(true)}
      >
        {again ? '重交原图' : '提交原图'}
      </Button>
      {open ? <OriginalDialog entry={entry} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** The deadline for originals, and the result of comparing those that were sent. */
function Originals({ entry: { maySendOriginal, originalUntil, originals } }: { entry: OwnEntry }) {
  return (
    <>
      {maySendOriginal && originalUntil !== null ? (
        <p className="contest-note">请在 {momentText(originalUntil)} 前提交原图</p>
      ) : null}
      {originals.map(({ fileName, time, verdicts }) => (
        <p key={fileName} className="contest-note" data-selectable>
          原图 {fileName}，{momentText(time)} 提交：
          {verdicts
            .map(({ what, code }) => `${originalFactNames[what]}${originalCodeNames[code]}`)
            .join('；')}
        </p>
      ))}
    </>
  )
}

function Reason({ entry: { reason, reasonNote, correctUntil } }: { entry: OwnEntry }) {
  if (reason === null) return null
  return (
    <p className="contest-note" data-selectable>
      {entryReasonNames[reason]}
      {reasonNote === '' ? '' : `：${reasonNote}`}
      {correctUntil === null ? '' : `。请在 ${momentText(correctUntil)} 前改好再提交`}
    </p>
  )
}

/** The kind of posts that entries are. */
const entryType = 5

function OwnActs({ entry: { id, number, publishId, mayWithdraw, mayCorrect } }: { entry: OwnEntry }) {
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const [busy, setBusy] = useState(false)
  async function run(
    act: 'withdraw' | 'resubmit',
    send: (requestId: string) => Promise<unknown>,
    done: string,
  ): Promise<void> {
    setBusy(true)
    try {
      await sendOnce({ id, act }, send)
      showToast(done)
    } catch (error) {
      showError(error)
    } finally {
      await readContestsAgain(queryClient)
      setBusy(false)
    }
  }
  async function withdraw(): Promise<void> {
    const agreed = await confirm({
      title: `撤回 ${number} 号作品？`,
      text: '作品会移到回收站，30 天内可以恢复，但不再参赛。',
      confirmLabel: '撤回',
    })
    if (agreed)
      await run(
        'withdraw',
        (requestId) => client.call(api.Contest.WithdrawEntry, { entryId: id, requestId }),
        '已撤回',
      )
  }
  const resubmit = () =>
    run(
      'resubmit',
      (requestId) => client.call(api.Contest.Resubmit, { entryId: id, requestId }),
      '已重新提交',
    )
  return (
    <div className="contest-acts">
      {mayCorrect && publishId !== null ? (
        <LinkButton
          kind="line"
          size="small"
          href={ownPaths.editPost(entryType, publishId)}
          aria-label={`修改 ${number} 号作品`}
        >
          修改
        </LinkButton>
      ) : null}
      {mayCorrect ? (
        <Button size="small" busy={busy} onClick={() => void resubmit()}>
          改好了，重新提交
        </Button>
      ) : null}
      {mayWithdraw ? (
        <Button kind="line" size="small" busy={busy} onClick={() => void withdraw()}>
          撤回
        </Button>
      ) : null}
    </div>
  )
}
