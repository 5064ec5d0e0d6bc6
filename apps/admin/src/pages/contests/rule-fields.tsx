import { contestBounds, contestGear, contestGearNames } from '@guangquan/contract/contest/contest.words'
import { Divider, Flex, Form, InputNumber, Select, Switch } from 'antd'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { MomentField } from '../../parts/fields/moment-field.tsx'
import { RuleTrial } from './rule-trial.tsx'

const formats = [
  { value: 'jpeg', label: 'JPEG' },
  { value: 'png', label: 'PNG' },
  { value: 'webp', label: 'WebP' },
  { value: 'avif', label: 'AVIF' },
  { value: 'heic', label: 'HEIC' },
]

const switches = [
  { name: 'exif', label: '拍摄信息完整', extra: '机身、时间、曝光；没有就不能提交' },
  { name: 'owner', label: '提示机主认证', extra: '和注册的产品对不上时由人看' },
  { name: 'software', label: '提示后期软件', extra: '由人看有没有过度合成' },
  { name: 'aiMade', label: '不接受 AI 生成', extra: '带标识的不能提交，AI 修图由人看' },
  { name: 'duplicate', label: '不接受重复', extra: '同一张照片在本站只能参赛一次' },
  { name: 'lenient', label: '长边差一成以内由人看', extra: '' },
] as const

/** The rules of each photograph, as data: the browser and the server judge by the same. */
export function RuleFields() {
  return (
    <>
      <Divider titlePlacement="start">照片的规则</Divider>
      <Form.Item name="formats" label="格式" extra="不选就不限">
        <Select mode="multiple" options={formats} />
      </Form.Item>
      <Flex gap={16} wrap>
        <Form.Item name="minMB" label="最小（MB）">
          <InputNumber min={0} max={contestBounds.originalMiB} />
        </Form.Item>
        <Form.Item name="maxMB" label="最大（MB）">
          <InputNumber min={0} max={contestBounds.originalMiB} />
        </Form.Item>
        <Form.Item name="longEdge" label="长边至少（px）">
          <InputNumber min={1} max={contestBounds.longEdge} precision={0} />
        </Form.Item>
      </Flex>
      <Flex gap={16} wrap>
        <Form.Item name="capturedFrom" label="拍摄不早于">
          <MomentField />
        </Form.Item>
        <Form.Item name="capturedTo" label="拍摄不晚于">
          <MomentField />
        </Form.Item>
      </Flex>
      <Form.Item name="gear" label="器材">
        <Select options={numberedChoicesOf(contestGearNames)} />
      </Form.Item>
      <Form.Item noStyle dependencies={['gear']}>
        {({ getFieldValue }) =>
          getFieldValue('gear') === contestGear.listed ? (
            <Flex gap={16} wrap>
              <Form.Item name="cameraIds" label="机身的器材库编号" extra="写一个按回车">
                <Select mode="tags" open={false} style={{ minWidth: 240 }} />
              </Form.Item>
              <Form.Item name="lensIds" label="镜头的器材库编号" extra="写一个按回车">
                <Select mode="tags" open={false} style={{ minWidth: 240 }} />
              </Form.Item>
            </Flex>
          ) : null
        }
      </Form.Item>
      <Flex gap={24} wrap>
        {switches.map(({ name, label, extra }) => (
          <Form.Item key={name} name={name} label={label} extra={extra} valuePropName="checked">
            <Switch />
          </Form.Item>
        ))}
      </Flex>
      <RuleTrial />
    </>
  )
}
