import { mailDigestNames, mailDigests } from '@guangquan/contract/push/reach.words'
import type { OwnInfo, ReachSettings } from '@guangquan/contract'
import { RadioGroup } from '@guangquan/ui'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useChangeReach } from '../use-reach.ts'
import { LinkRow, RowGroup } from './rows.tsx'

const choices = Object.values(mailDigests).map((value) => ({ value, label: mailDigestNames[value] }))

/** How often unread notices are sent by e-mail. */
export function MailGroup({ own, settings }: { own: OwnInfo; settings: ReachSettings }) {
  const change = useChangeReach()
  return (
    <RowGroup
      title="邮件摘要"
      note="早上九点把没看的通知发到你的邮箱，没有新的就不发。不写私信的内容；邮件里可以一键退订。"
    >
      {own.emailMasked === null ? (
        <LinkRow label="先绑定邮箱" value="未绑定" href={ownPaths.settingStep('email')} />
      ) : (
        <div className="setting-row">
          <RadioGroup
            label={`发到 ${own.emailMasked}`}
            options={choices}
            value={settings.mail}
            onChange={(mail) => change({ mail })}
          />
        </div>
      )}
    </RowGroup>
  )
}
