import type { PublishItem } from '@guangquan/contract'
import { StatusPill, type PillTone } from '@guangquan/ui'

interface OwnState {
  label: string
  tone: PillTone
  /** The meaning of the state for the author. */
  help: string
}

const states: Readonly<Record<number, OwnState>> = {
  1: { label: '审核中', tone: 'info', help: '通过后别人就能看到' },
  3: { label: '限制展示', tone: 'danger', help: '只有你自己看得到' },
  4: { label: '未通过', tone: 'danger', help: '修改后会再次审核' },
}

/** How a post that is not public is described to its author; undefined for one that is. */
export const ownStateOf = (status: number): OwnState | undefined => states[status]

/** Whether a link to a post is useful to others: only its author can open a post that is in review or was refused. */
export const isForOthers = ({
  isAuthor = false,
  status,
}: {
  isAuthor?: boolean | undefined
  status: number
}): boolean => !isAuthor || ownStateOf(status) === undefined

/** The state of an own post on its page; nothing on one that is public, and for others. */
export function OwnPostState({ post }: { post: Pick<PublishItem, 'isAuthor' | 'status'> }) {
  const state = post.isAuthor ? ownStateOf(post.status) : undefined
  if (state === undefined) return null
  return (
    <p className="mt-3 text-small text-ink-3">
      <StatusPill tone={state.tone}>{state.label}</StatusPill>　{state.help}
    </p>
  )
}
