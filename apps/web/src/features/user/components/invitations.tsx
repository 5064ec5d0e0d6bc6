import type { MethodResult, UserInfo } from '@guangquan/contract'
import { Button, EmptyState, formatFullTime, StatusPill } from '@guangquan/ui'
import { CopyIcon, LinkSimpleIcon } from '@guangquan/ui/icons'
import { api, queries } from '../../../platform/api.ts'
import { accountPaths } from '../../../platform/account-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useOpenPerson } from '../../../shared/people/use-open-person.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { PeopleList } from './people-list.tsx'
import { PersonPortrait } from './person-portrait.tsx'

type Invited = MethodResult<typeof UserInfo.GetUserReferList>['items'][number]

const states = {
  1: { word: '已注册', tone: 'plain' },
  2: { word: '邀请成功', tone: 'success' },
  3: { word: '已失效', tone: 'plain' },
} as const

/** 我的邀请: the code, the invitation link, and the invited members. */
export function Invitations({ code }: { code: string }) {
  const link = new URL(accountPaths.invitation(code), location.origin).href
  return (
    <section aria-labelledby="invitations" className="invitations">
      <h2 id="invitations" className="text-h3 font-semibold">
        我的邀请
      </h2>
      <p className="mt-1 text-small text-ink-3">朋友注册时填写你的邀请码，或直接打开你的邀请链接。</p>
      <div className="own-panel invite-panel">
        <div>
          <p className="text-small text-ink-3">邀请码</p>
          <p className="invite-code" data-selectable>
            {code}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            kind="quiet"
            size="small"
            icon={<CopyIcon size={18} />}
            onClick={() => void copy(code, '已复制邀请码')}
          >
            复制邀请码
          </Button>
          <Button
            kind="quiet"
            size="small"
            icon={<LinkSimpleIcon size={18} />}
            onClick={() => void copy(link, '已复制链接')}
          >
            复制邀请链接
          </Button>
        </div>
      </div>
      <PeopleList
        options={queries.pages(api.UserInfo.GetUserReferList, {})}
        row={(person) => <InvitedRow key={person.userId} person={person} />}
        empty={<EmptyState title="还没有邀请朋友" help="朋友用你的邀请码注册后，会出现在这里" />}
      />
    </section>
  )
}

function InvitedRow({ person }: { person: Invited }) {
  const openPerson = useOpenPerson()
  const state = person.state === 2 ? states[2] : person.state === 3 ? states[3] : states[1]
  const href = paths.other(person.userId)
  return (
    <li className="person-row">
      <PersonPortrait person={person} />
      <div className="person-row-words">
        <a
          href={href}
          onClick={openPerson(person.userId)}
          className="block truncate font-semibold hover:underline"
        >
          {person.nickName}
        </a>
        <p className="text-small text-ink-3">
          {formatFullTime(person.registerTime).replace(/ \d\d:\d\d$/, '')}注册
          {person.reward === '' ? '' : `　${person.reward}`}
          {person.isWithheld ? '　奖励暂不发放，有疑问请联系客服' : ''}
        </p>
      </div>
      <StatusPill tone={state.tone}>{state.word}</StatusPill>
    </li>
  )
}
