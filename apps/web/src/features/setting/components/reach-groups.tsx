import { usualQuietHours, type ReachKind } from '@guangquan/contract/push/reach.words'
import type { QuietHours, ReachSettings } from '@guangquan/contract'
import { Select } from '@guangquan/ui'
import { useChangeReach } from '../use-reach.ts'
import { RowGroup, SwitchRow } from './rows.tsx'

const kinds: readonly { kind: ReachKind; label: string; hint?: string }[] = [
  { kind: 'message', label: '私信', hint: '陌生人的消息和免打扰的会话不通知' },
  { kind: 'comment', label: '评论与回复' },
  { kind: 'mention', label: '提到我的' },
  { kind: 'like', label: '赞与收藏' },
  { kind: 'follower', label: '新的粉丝' },
  { kind: 'circle', label: '圈子' },
  { kind: 'activity', label: '活动与比赛' },
  { kind: 'system', label: '系统通知', hint: '审核、获奖、订单和公告' },
]

/** The kinds of notices that the member is notified of while away. */
export function KindGroup({ settings }: { settings: ReachSettings }) {
  const change = useChangeReach()
  return (
    <RowGroup title="通知哪些" note="只影响离开时的通知，站内照常能看到。">
      {kinds.map(({ kind, label, hint }) => (
        <SwitchRow
          key={kind}
          label={label}
          {...(hint === undefined ? {} : { hint })}
          on={settings.kinds[kind]}
          onChange={(on) => change({ kinds: { [kind]: on } })}
        />
      ))}
    </RowGroup>
  )
}

/** The content of a notification, and the quiet hours. */
export function MannerGroup({ settings }: { settings: ReachSettings }) {
  const change = useChangeReach()
  const { quiet } = settings
  return (
    <RowGroup title="怎样通知">
      <SwitchRow
        label="显示内容"
        hint="推送里显示是谁、说了什么；锁屏时别人也可能看到"
        on={settings.showsText}
        onChange={(showsText) => change({ showsText })}
      />
      <SwitchRow
        label="夜间免打扰"
        hint="这段时间里不推送，结束后合成一条"
        on={quiet !== null}
        onChange={(on) => change({ quiet: on ? { ...usualQuietHours } : null })}
      />
      {quiet === null ? null : <QuietRow quiet={quiet} />}
    </RowGroup>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}))

function QuietRow({ quiet }: { quiet: QuietHours }) {
  const change = useChangeReach()
  return (
    <div className="setting-row setting-hours">
      <Select
        aria-label="免打扰从几点开始"
        options={hours}
        value={quiet.from}
        onChange={(from) => change({ quiet: { ...quiet, from } })}
      />
      <span>到</span>
      <Select
        aria-label="免打扰到几点结束"
        options={hours}
        value={quiet.to}
        onChange={(to) => change({ quiet: { ...quiet, to } })}
      />
      <span className="text-ink-2">{wordsOf(quiet)}</span>
    </div>
  )
}

function wordsOf({ from, to }: QuietHours): string {
  if (from === to) return '起止相同，不免打扰'
  return from > to ? '到第二天' : '当天'
}
