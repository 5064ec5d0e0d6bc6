import { type StaffRole, staffRoles } from '@guangquan/contract/wire/staff-access'
import { Checkbox, Form } from 'antd'
import { roleNames } from '@guangquan/contract/staff/staff-names'

/** The field `roles` of a form. */
export function RoleChoice() {
  return (
    <Form.Item name="roles" label="角色" rules={[{ required: true, message: '至少选择一个角色' }]}>
      <Checkbox.Group<StaffRole>
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 8 }}
        options={staffRoles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
    </Form.Item>
  )
}
