import type { MethodResult, OwnInfo, UserInfo } from '@guangquan/contract'
import { IrisLoader, Later, UiLink } from '@guangquan/ui'
import { InfoIcon, WarningCircleIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { goodsPaths, ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { ContactLink } from '../../../shared/page/contact-link.tsx'
import { DeleteForm } from '../components/delete-form.tsx'
import { SettingFrame, SettingPanel } from '../components/setting-frame.tsx'
import { WithOwn } from '../own-info.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

type Check = MethodResult<typeof UserInfo.CheckDelete>

const fixes = {
  order: { label: '去看订单', href: goodsPaths.orders() },
  prize: { label: '去领取', href: ownPaths.present() },
  circle: { label: '去处理', href: paths.circles() },
} as const

/** 注销账号: obstacles, what will be lost, and the code that starts the fifteen days. */
export default function DeleteAccountPage() {
  const check = useQuery({ ...queries.one(api.UserInfo.CheckDelete, {}), staleTime: 0 })
  return (
    <SettingFrame
      title="注销账号"
      lead={
        check.data === undefined
          ? undefined
          : `提交后有 ${check.data.coolingOffDays} 天冷静期，期间登录可以撤销`
      }
    >
      {check.data !== undefined ? (
        <WithOwn>{(own) => <Deletion check={check.data} own={own} />}</WithOwn>
      ) : check.isError ? (
        <LoadError of={check} />
      ) : (
        <Later>
          <IrisLoader className="py-10" />
        </Later>
      )}
    </SettingFrame>
  )
}

function Fix({ kind }: { kind: Check['obstacles'][number]['kind'] }) {
  if (kind === 'dispute') {
    return (
      <span className="ml-2">
        <ContactLink />
      </span>
    )
  }
  const { label, href } = fixes[kind]
  return (
    <UiLink href={href} className="ui-link ml-2 underline">
      {label}
    </UiLink>
  )
}

function Deletion({ check, own }: { check: Check; own: OwnInfo }) {
  const blocked = check.obstacles.length > 0
  return (
    <>
      {blocked ? (
        <SettingPanel>
          <h2 className="mb-3 font-semibold">先处理这些事</h2>
          <ul className="setting-points">
            {check.obstacles.map((obstacle) => (
              <li key={obstacle.text}>
                <WarningCircleIcon size={20} data-danger />
                <span>
                  {obstacle.text}
                  <Fix kind={obstacle.kind} />
                </span>
              </li>
            ))}
          </ul>
        </SettingPanel>
      ) : null}
      <SettingPanel>
        <h2 className="mb-3 font-semibold">注销后</h2>
        <ul className="setting-points">
          {check.consequences.map((consequence) => (
            <li key={consequence}>
              <InfoIcon size={20} />
              {consequence}
            </li>
          ))}
        </ul>
      </SettingPanel>
      {blocked ? null : (
        <SettingPanel>
          <DeleteForm own={own} coolingOffDays={check.coolingOffDays} />
        </SettingPanel>
      )}
    </>
  )
}
