import { LinkButton, StatusPill, type PillTone } from '@guangquan/ui'
import { ownPaths } from '../../../platform/own-paths.ts'
import { SettingFrame } from '../components/setting-frame.tsx'
import { WithClub, type Club } from '../components/with-club.tsx'

/** 会员卡绑定状态. */
export default function ClubStatusPage() {
  return (
    <SettingFrame title="会员俱乐部">
      <WithClub>{(club) => <Status club={club} />}</WithClub>
    </SettingFrame>
  )
}

// By state on the wire: 0 not bound, 1 under review, 2 bound, 3 refused.
const shown: readonly { pill: string; tone: PillTone; title: string; help: string }[] = [
  {
    pill: '未绑定',
    tone: 'plain',
    title: '还没有绑定会员卡',
    help: '绑定线下俱乐部的会员卡，工作人员核对后生效。一张卡只能绑定一个账号。',
  },
  {
    pill: '审核中',
    tone: 'accent',
    title: '会员卡正在审核',
    help: '工作人员会核对卡号、姓名和手机号，有结果会通知你。',
  },
  { pill: '已绑定', tone: 'success', title: '会员卡已绑定', help: '这张卡属于当前账号。' },
  { pill: '已驳回', tone: 'danger', title: '会员卡没有通过审核', help: '可以核对后重新提交。' },
]

function Status({ club }: { club: Club }) {
  const words = shown[club.state]
  if (words === undefined) return null
  const canBind = club.state === 0 || club.state === 3
  return (
    <div className="setting-done">
      <StatusPill tone={words.tone}>{words.pill}</StatusPill>
      <div>
        <h2 className="text-h3 font-semibold">{words.title}</h2>
        {club.clubCardMasked === '' ? null : (
          <p className="ui-print mt-1" data-selectable>
            {club.clubCardMasked}
          </p>
        )}
        {club.reason === '' ? null : <p className="mt-2">原因：{club.reason}</p>}
        <p className="mt-2 text-ink-2">{words.help}</p>
      </div>
      {canBind ? (
        <LinkButton kind="lit" href={ownPaths.setting('update-bind-club')}>
          {club.state === 0 ? '绑定会员卡' : '重新提交'}
        </LinkButton>
      ) : null}
    </div>
  )
}
