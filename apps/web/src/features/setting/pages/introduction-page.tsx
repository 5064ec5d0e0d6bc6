import type { OwnInfo } from '@guangquan/contract'
import { maxIntroduction } from '@guangquan/contract/member/member.limits'
import { memberText } from '@guangquan/contract/shapes/text'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { AutoTextarea, Field, LengthText } from '@guangquan/ui'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { SettingForm } from '../components/setting-form.tsx'
import { SettingFrame, SettingPanel } from '../components/setting-frame.tsx'
import { useSaveOwn, WithOwn } from '../own-info.tsx'

const limit = maxIntroduction
const schema = memberText(0, limit)

/** 修改简介. */
export default function IntroductionPage() {
  return (
    <SettingFrame title="简介" lead="写一句介绍，让影友认识你">
      <WithOwn>
        {(own) => (
          <SettingPanel>
            <IntroductionForm own={own} />
          </SettingPanel>
        )}
      </WithOwn>
    </SettingFrame>
  )
}

function IntroductionForm({ own }: { own: OwnInfo }) {
  const text = useCheckedField(schema, own.introduction)
  const save = useSaveOwn()
  return (
    <SettingForm
      dirty={text.value !== own.introduction}
      onRefused={text.refuse}
      onSave={async () => {
        const introduction = text.check()
        if (introduction === undefined) return false
        await save({ introduction })
        return true
      }}
    >
      <Field
        label="简介"
        counter={<LengthText length={writtenLength(text.value)} limit={limit} />}
        error={text.error}
        hint="不要写联系方式和网址"
      >
        <AutoTextarea
          minRows={4}
          maxRows={10}
          value={text.value}
          onBlur={text.leave}
          onChange={({ target }) => text.change(target.value)}
        />
      </Field>
    </SettingForm>
  )
}
