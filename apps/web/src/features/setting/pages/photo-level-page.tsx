import { photographyLevels } from '../../../shared/people/photography-levels.ts'
import { ChoiceForm } from '../components/choice-form.tsx'
import { PrivacyGroup } from '../components/privacy-group.tsx'
import { SettingFrame, SettingPanel } from '../components/setting-frame.tsx'
import { WithOwn } from '../own-info.tsx'

/** 修改摄影水平. */
export default function PhotoLevelPage() {
  return (
    <SettingFrame title="摄影水平" lead="显示在你的主页上">
      <WithOwn>
        {(own) => (
          <>
            <SettingPanel>
              <ChoiceForm
                label="摄影水平"
                options={photographyLevels}
                stored={own.photographyLevel}
                change={(photographyLevel) => ({ photographyLevel })}
              />
            </SettingPanel>
            <PrivacyGroup own={own} thing="photographyLevel" label="摄影水平" />
          </>
        )}
      </WithOwn>
    </SettingFrame>
  )
}
