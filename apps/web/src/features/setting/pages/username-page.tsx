import type { OwnInfo } from '@guangquan/contract'
import { userName as userNameSchema } from '@guangquan/contract/account/identity.shapes'
import { userNameCooldownMs } from '@guangquan/rules/people/profile-changes'
import { confirm, Field, TextInput } from '@guangquan/ui'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { UnlessLocked } from '../components/locked.tsx'
import { SettingForm } from '../components/setting-form.tsx'
import { SettingFrame, SettingPanel } from '../components/setting-frame.tsx'
import { useSaveOwn, WithOwn } from '../own-info.tsx'
import { dayAfter } from '../own-words.ts'

/** 修改用户名. */
export default function UsernamePage() {
  return (
    <SettingFrame title="用户名" lead="用它和密码也能登录，每 365 天改一次">
      <WithOwn>
        {(own) => (
          <SettingPanel>
            <UnlessLocked value={own.userName ?? ''} until={own.nextUserNameTime}>
              <UsernameForm own={own} />
            </UnlessLocked>
          </SettingPanel>
        )}
      </WithOwn>
    </SettingFrame>
  )
}

function UsernameForm({ own }: { own: OwnInfo }) {
  const name = useCheckedField(userNameSchema, own.userName ?? '')
  const save = useSaveOwn()
  const again = dayAfter(userNameCooldownMs)
  return (
    <SettingForm
      dirty={name.value !== (own.userName ?? '')}
      done="用户名已更新"
      onRefused={name.refuse}
      onSave={async () => {
        const userName = name.check()
        if (userName === undefined) return false
        const agreed = await confirm({
          title: `把用户名改成 ${userName}？`,
          text: `改好以后，${again} 后才能再改。`,
          confirmLabel: '修改',
        })
        if (!agreed) return false
        await save({ userName })
        return true
      }}
    >
      <Field
        label="用户名"
        required
        error={name.error}
        hint={`字母开头，6-20 位字母、数字或下划线；现在改好，${again} 后才能再改`}
      >
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={name.value}
          onBlur={name.leave}
          onChange={({ target }) => name.change(target.value)}
        />
      </Field>
    </SettingForm>
  )
}
