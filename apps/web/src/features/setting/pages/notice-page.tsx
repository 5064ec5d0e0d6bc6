import { IrisLoader, Later } from '@guangquan/ui'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { MailGroup } from '../components/mail-group.tsx'
import { PushGroup } from '../components/push-group.tsx'
import { KindGroup, MannerGroup } from '../components/reach-groups.tsx'
import { RowGroup } from '../components/rows.tsx'
import { SettingFrame } from '../components/setting-frame.tsx'
import { TabCountRow } from '../components/tab-count-row.tsx'
import { WithOwn } from '../own-info.tsx'
import { useReachSettings } from '../use-reach.ts'

/** 通知设置: how the member is reached while away. */
export default function NoticePage() {
  const settings = useReachSettings()
  return (
    <SettingFrame title="通知设置">
      {settings.data === undefined ? (
        settings.isError ? (
          <LoadError of={settings} />
        ) : (
          <Later>
            <IrisLoader className="py-10" />
          </Later>
        )
      ) : (
        <>
          <PushGroup />
          <MannerGroup settings={settings.data} />
          <KindGroup settings={settings.data} />
          <WithOwn>{(own) => <MailGroup own={own} settings={settings.data} />}</WithOwn>
          <RowGroup title="标签页">
            <TabCountRow />
          </RowGroup>
        </>
      )}
    </SettingFrame>
  )
}
