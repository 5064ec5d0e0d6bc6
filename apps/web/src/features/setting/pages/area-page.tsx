import type { OwnInfo } from '@guangquan/contract'
import { useState } from 'react'
import { AreaFields } from '../../../shared/area/area-fields.tsx'
import { PrivacyGroup } from '../components/privacy-group.tsx'
import { SettingForm } from '../components/setting-form.tsx'
import { ClearValue } from '../components/clear-value.tsx'
import { SettingFrame, SettingPanel } from '../components/setting-frame.tsx'
import { useSaveOwn, WithOwn } from '../own-info.tsx'

/** 修改地区. */
export default function AreaPage() {
  return (
    <SettingFrame title="地区" lead="显示在你的主页上">
      <WithOwn>
        {(own) => (
          <>
            <SettingPanel>
              <AreaForm own={own} />
            </SettingPanel>
            <PrivacyGroup own={own} thing="area" label="地区" />
          </>
        )}
      </WithOwn>
    </SettingFrame>
  )
}

function AreaForm({ own }: { own: OwnInfo }) {
  const [codes, setCodes] = useState<readonly string[]>(own.areaCodes)
  const [error, setError] = useState<string | null>(null)
  const save = useSaveOwn()
  return (
    <SettingForm
      wide
      more={
        own.areaCodes.length === 0 ? null : (
          <ClearValue
            label="清空"
            title="清空地区？"
            text="主页不再显示地区，之后可以再填写。"
            change={{ area: [] }}
            done="地区已清空"
            onDone={() => setCodes([])}
          />
        )
      }
      dirty={codes.join() !== own.areaCodes.join()}
      onRefused={setError}
      onSave={async () => {
        if (codes.length === 0) {
          setError('请选择所在地区')
          return false
        }
        await save({ area: [...codes] })
        return true
      }}
    >
      <AreaFields
        label="所在地区"
        abroad
        value={codes}
        error={error}
        onChange={(next) => {
          setCodes(next)
          setError(null)
        }}
      />
    </SettingForm>
  )
}
