import { serviceLimits } from '@guangquan/contract/faq/faq.words'
import { Input } from 'antd'
import { RequiredItem } from '../../parts/fields/required-item.tsx'

/** Fields of the setting 客户服务. */
export function ServiceFields() {
  return (
    <>
      <RequiredItem name={['value', 'hotline']} label="客服热线" extra="只用数字、空格和 -，点击可以拨打">
        <Input maxLength={serviceLimits.hotline} />
      </RequiredItem>
      <RequiredItem name={['value', 'hours']} label="服务时间">
        <Input maxLength={serviceLimits.hours} showCount />
      </RequiredItem>
      <RequiredItem name={['value', 'repairText']} label="维修进度说明" extra="每行一段">
        <Input.TextArea
          autoSize={{ minRows: 3, maxRows: 10 }}
          maxLength={serviceLimits.repairText}
          showCount
        />
      </RequiredItem>
    </>
  )
}
