import type { SettingItem } from '@guangquan/contract'
import { Typography } from 'antd'
import { ActDialog } from '../../parts/acts/act-dialog.tsx'
import { ReasonField, type Reasoned } from '../../parts/fields/reason-field.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { api, write } from '../../platform/api.ts'
import type { SettingKind } from './setting-kind.ts'
import { wholeValue } from './setting-kinds.tsx'
import { loadSetting, settingReads } from './use-settings.ts'

interface EditedSetting extends SettingKind {
  act: 'save' | 'reset'
  /** The currently stored value, also if another person saved first. */
  item: SettingItem
}

interface Given extends Reasoned {
  value: SettingItem['value']
}

/** Changes a setting, or gives it its default again. */
export function SettingDialog({ edited, onClose }: { edited: EditedSetting | null; onClose: () => void }) {
  return <ActDialog act={edited === null ? null : actOf(edited)} changed={settingReads} onClose={onClose} />
}

function actOf({ act, item, title, meaning, show, fields }: EditedSetting) {
  const { key, unset } = item
  const stored = wholeValue(item)
  const isReset = act === 'reset'
  return {
    title: `${isReset ? '恢复默认：' : ''}${title}`,
    after: (
      <Typography.Text type="secondary">
        {meaning}
        <br />
        现在：{show(stored)}
        {isReset ? `；默认：${show(unset)}` : ''}
      </Typography.Text>
    ),
    submitText: isReset ? '恢复默认' : '保存',
    fields: (
      <>
        {isReset ? null : fields}
        <ReasonField />
      </>
    ),
    initialValues: { value: stored },
    write: rowEdit({
      row: item,
      load: () => loadSetting(key),
      valuesOf: (newer): Partial<Given> => ({ value: wholeValue(newer) }),
      describe: ({ value }: Partial<Given>) => ({ [title]: show(value ?? null) }),
      save: async ({ value, reason }: Given, newest): Promise<unknown> => {
        const { version } = newest
        return isReset
          ? write(api.StaffSetting.Reset, { key, version, reason })
          : write(api.StaffSetting.Save, { key, version, reason, value: merged(wholeValue(newest), value) })
      },
    }),
    done: '已保存，立即生效',
  }
}

// The form has only some parts of a setting.
function merged(stored: SettingItem['value'], given: SettingItem['value']): SettingItem['value'] {
  const isRecord = (one: SettingItem['value']) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
  return isRecord(stored) && isRecord(given) ? Object.assign({}, stored, given) : given
}
