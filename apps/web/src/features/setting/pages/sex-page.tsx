import { sexes } from '../../../shared/people/photography-levels.ts'
import { ChoiceForm } from '../components/choice-form.tsx'
import { PrivacyGroup } from '../components/privacy-group.tsx'
import { SettingFrame, SettingPanel } from '../components/setting-frame.tsx'
import { WithOwn } from '../own-info.tsx'

/** 修改性别. */
export default function SexPage() {
  return (
    <SettingFrame title="性别">
      <WithOwn>
        {(own) => (
          <>
            <SettingPanel>
              <ChoiceForm label="性别" options={sexes} stored={own.sex} change={(sex) => ({ sex })} />
            </SettingPanel>
            <PrivacyGroup own={own} thing="sex" label="性别" />
          </>
        )}
      </WithOwn>
    </SettingFrame>
  )
}
