import { clubCardNo, phone as phoneSchema, realName } from '@guangquan/contract/account/identity.shapes'
import { ApiError } from '@guangquan/client'
import { Field, TextInput } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { useCheckedField } from '../../../shared/forms/use-checked-field.ts'
import { PhoneField } from '../../account/index.ts'
import { SettingForm } from '../components/setting-form.tsx'
import { SettingFrame } from '../components/setting-frame.tsx'
import { WithClub } from '../components/with-club.tsx'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'

const none = 0
const refused = 3

/** 绑定会员卡. Redirects to the state of the binding if a card is bound or under review. */
export default function ClubPage() {
  return (
    <SettingFrame title="绑定会员卡" lead="线下俱乐部的老会员，核对后绑定到当前账号">
      <WithClub>
        {({ state }) =>
          state === none || state === refused ? (
            <ClubForm />
          ) : (
            <Navigate to={ownPaths.setting('bind-club-status')} replace />
          )
        }
      </WithClub>
    </SettingFrame>
  )
}

function ClubForm() {
  const card = useCheckedField(clubCardNo)
  const name = useCheckedField(realName)
  const phone = useCheckedField(phoneSchema)
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()

  async function bind(): Promise<boolean> {
    const values = { clubCardNo: card.check(), realName: name.check(), phone: phone.check() }
    const { clubCardNo, realName, phone: number } = values
    if (clubCardNo === undefined || realName === undefined || number === undefined) return false
    const claim = { clubCardNo, realName, phone: number }
    const status = await sendOnce(claim, (requestId) =>
      client.call(api.UserInfo.BindClub, { ...claim, requestId }),
    )
    queryClient.setQueryData(queries.one(api.UserInfo.GetClubStatus, {}).queryKey, status)
    return true
  }

  return (
    <SettingForm
      dirty={[card, name, phone].some((field) => field.value !== '')}
      submitLabel="提交审核"
      busyLabel="正在提交"
      done="已提交，等待审核"
      onRefused={(sentence, error) => {
        const isCard = error instanceof ApiError && error.kind === 'ClubCardTaken'
        const field = isCard ? card : phone
        field.refuse(sentence)
      }}
      onSave={bind}
    >
      <Field label="会员卡号" required error={card.error} hint="6-20 位字母和数字">
        <TextInput
          digits
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={card.value}
          onBlur={card.leave}
          onChange={({ target }) => card.change(target.value.trim())}
        />
      </Field>
      <Field label="姓名" required error={name.error} hint="和办卡时登记的一致">
        <TextInput
          autoComplete="name"
          value={name.value}
          onBlur={name.leave}
          onChange={({ target }) => name.change(target.value)}
        />
      </Field>
      <PhoneField field={phone} />
    </SettingForm>
  )
}
