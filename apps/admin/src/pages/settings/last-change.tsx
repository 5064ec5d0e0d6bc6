import type { SettingItem } from '@guangquan/contract'
import { Typography } from 'antd'

/** Who changed a setting last. */
export function LastChange({ item }: { item: SettingItem }) {
  const { isSet, updatedBy, updateTime } = item
  const text = isSet ? `${updatedBy === '' ? '程序' : updatedBy}，${updateTime ?? ''}` : '没有改过'
  return <Typography.Text type="secondary">{text}</Typography.Text>
}
