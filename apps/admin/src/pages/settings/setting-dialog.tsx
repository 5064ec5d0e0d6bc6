import type { SettingItem } from '@guangquan/contract'
import { App, Modal, Typography } from 'antd'
import { ReasonField } from '../../parts/reason-field.tsx'
import { SentForm } from '../../parts/sent-form.tsx'
import { api, write } from '../../platform/api.ts'
import { type SettingKind, wholeValue } from './setting-kinds.tsx'
import { sendChange } from './send-change.ts'

interface EditedSetting extends SettingKind {
  act: 'save' | 'reset'
  /** As it is stored now, also after somebody else was first. */
  item: SettingItem
}

interface Given {
  value: SettingItem['value']
  reason: string
}

/** Changes a setting, or gives it its default again. */
export function SettingDialog({ edited, onClose }: { edited: EditedSetting | null; onClose: () => void }) {
  const { message } = App.useApp()

  async function send({ act, item }: EditedSetting, { value, reason }: Given) {
    const { key, version } = item
    await sendChange(() =>
      act === 'reset'
        ? write(api.StaffSetting.Reset, { key, version, reason })
        : write(api.StaffSetting.Save, { key, version, reason, value: merged(wholeValue(item), value) }),
    )
    message.success('已保存，立即生效')
    onClose()
  }
  return (
    <Modal
      open={edited !== null}
      title={edited === null ? '' : `${edited.act === 'reset' ? '恢复默认：' : ''}${edited.title}`}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {edited === null ? null : (
        <SentForm<Given>
          send={(given) => send(edited, given)}
          submitText={edited.act === 'reset' ? '恢复默认' : '保存'}
          initialValues={{ value: wholeValue(edited.item) }}
        >
          <Typography.Paragraph type="secondary">
            {edited.meaning}
            <br />
            现在：{edited.show(wholeValue(edited.item))}
            {edited.act === 'reset' ? `；默认：${edited.show(edited.item.unset)}` : ''}
          </Typography.Paragraph>
          {edited.act === 'reset' ? null : edited.fields}
          <ReasonField />
        </SentForm>
      )}
    </Modal>
  )
}

// The form has only some parts of a setting.
function merged(stored: SettingItem['value'], given: SettingItem['value']): SettingItem['value'] {
  const isRecord = (one: SettingItem['value']) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
  return isRecord(stored) && isRecord(given) ? Object.assign({}, stored, given) : given
}
