import type { OwnInfo } from '@guangquan/contract'
import { birthdayChanges } from '@guangquan/rules/people/profile-changes'
import { confirm } from '@guangquan/ui'
import { useState } from 'react'
import { BirthdayField, isUnderAge } from '../../../shared/people/birthday.tsx'
import { PrivacyGroup } from '../components/privacy-group.tsx'
import { SettingForm } from '../components/setting-form.tsx'
import { ClearValue } from '../components/clear-value.tsx'
import { SettingFrame, SettingPanel } from '../components/setting-frame.tsx'
import { useSaveOwn, WithOwn } from '../own-info.tsx'
import { birthdayText } from '../own-words.ts'

/** 修改生日. */
export default function BirthdayPage() {
  return (
    <SettingFrame title="生日">
      <WithOwn>
        {(own) => (
          <>
            <SettingPanel>
              <BirthdayForm own={own} />
            </SettingPanel>
            <PrivacyGroup own={own} thing="birthday" label="生日" />
          </>
        )}
      </WithOwn>
    </SettingFrame>
  )
}

function BirthdayForm({ own }: { own: OwnInfo }) {
  const [birthday, setBirthday] = useState(own.birthday)
  const [error, setError] = useState<string | null>(null)
  const save = useSaveOwn()
  const left = own.birthdayChangesLeft
  // The first entry does not use up a change. An empty birthday with fewer changes left has been cleared.
  const isFirst = own.birthday === null && left === birthdayChanges
  const locked = left === 0

  async function take(): Promise<boolean> {
    if (birthday === null) {
      setError('请选择年、月、日')
      return false
    }
    if (isUnderAge(birthday)) {
      setError('未满14周岁需监护人同意')
      return false
    }
    if (!isFirst) {
      const requested = await confirm({
        title: `生日改为 ${birthdayText(birthday)}？`,
        text: left === 1 ? '这是最后一次修改，之后不能再改。' : `之后还能再改 ${left - 1} 次。`,
      })
      if (!requested) return false
    }
    await save({ birthday })
    return true
  }

  return (
    <SettingForm
      dirty={birthday !== own.birthday}
      locked={locked}
      onRefused={setError}
      more={own.birthday === null ? null : <ClearBirthday left={left} onDone={() => setBirthday(null)} />}
      onSave={take}
    >
      {locked ? (
        <div>
          <p>{own.birthday === null ? '未填写' : birthdayText(own.birthday)}</p>
          <p className="mt-1 text-small text-ink-3">
            {own.birthday === null ? '已经修改过两次，不能再填写' : '已经修改过两次，不能再改'}
          </p>
          {own.birthday === null ? null : <ClearBirthday left={left} onDone={() => setBirthday(null)} />}
        </div>
      ) : (
        <BirthdayField
          // Remounts the field after the birthday was cleared.
          key={String(own.birthday === null)}
          value={birthday}
          error={error}
          hint={isFirst ? '填写后一生只能修改两次' : `还能修改 ${left} 次`}
          onChange={(next) => {
            setBirthday(next)
            setError(null)
          }}
        />
      )}
    </SettingForm>
  )
}

function ClearBirthday({ left, onDone }: { left: number; onDone: () => void }) {
  return (
    <ClearValue
      label="清空"
      title="清空生日？"
      text={left === 2 ? '清空算一次修改，之后还能再填写一次。' : '清空后不能再填写。'}
      change={{ birthday: null }}
      done="生日已清空"
      onDone={onDone}
    />
  )
}
