import { Input } from 'antd'
import { RequiredItem } from '../../parts/fields/required-item.tsx'

/** Name and condition of a medal or frame. */
export function TextFields() {
  return (
    <>
      <RequiredItem name="name" label="名称">
        <Input maxLength={8} showCount />
      </RequiredItem>
      <RequiredItem name="conditionText" label="获得条件" extra="{n} 代表门槛，例如：发布 {n} 幅照片作品">
        <Input maxLength={60} showCount />
      </RequiredItem>
    </>
  )
}
