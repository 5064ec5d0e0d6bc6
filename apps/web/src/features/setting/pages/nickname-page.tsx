import type { OwnInfo } from '@guangquan/contract'
import { nickNameCooldownMs } from '@guangquan/rules/people/profile-changes'
import { useRef } from 'react'
import { NameField, useNameField } from '../../account/index.ts'
import { UnlessLocked } from '../components/locked.tsx'
import { SettingForm } from '../components/setting-form.tsx'
import { SettingFrame, SettingPanel } from '../components/setting-frame.tsx'
import { useSaveOwn, WithOwn } from '../own-info.tsx'
import { dayAfter } from '../own-words.ts'

/** 修改昵称. */
export default function NicknamePage() {
  return (
    <SettingFrame title="昵称" lead="第一次修改不限时间，之后每 30 天一次">
      <WithOwn>
        {(own) => (
          <SettingPanel>
            <UnlessLocked value={own.nickName} until={own.nextNickNameTime}>
              <NicknameForm own={own} />
            </UnlessLocked>
          </SettingPanel>
        )}
      </WithOwn>
    </SettingFrame>
  )
}

function NicknameForm({ own }: { own: OwnInfo }) {
  const name = useNameField(own.nickName)
  const input = useRef<HTMLInputElement>(null)
  const save = useSaveOwn()
  const dirty = name.value.trim() !== own.nickName
  return (
    <SettingForm
      dirty={dirty}
      done="昵称已更新"
      onRefused={name.refuse}
      onSave={async () => {
        const nickName = name.check()
        if (nickName === undefined) return false
        await save({ nickName })
        return true
      }}
    >
      <NameField
        // The check would report the member's own name as taken.
        name={dirty ? name : { ...name, error: null, free: false }}
        input={input}
        onChange={() => undefined}
      />
      <p className="mt-2 text-small text-ink-3">现在改好，{dayAfter(nickNameCooldownMs)} 后才能再改</p>
    </SettingForm>
  )
}
