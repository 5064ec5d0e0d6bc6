import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { contestBounds, prizeBases, prizeBasisNames } from '@guangquan/contract/contest/contest.words'
import { Button, Card, Checkbox, Divider, Flex, Form, Input, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { numberedChoicesOf } from '../../parts/fields/choices.ts'
import { GiftSelect } from '../presents/gift-select.tsx'
import type { GroupValues } from './contest-values.ts'

interface PartListProps {
  name: string
  max: number
  /** The noun for one row. */
  what: string
  /** Values of a new row. */
  initial: object
  children: (name: number) => ReactNode
}

/** Rows of a form that can be added and removed. */
function PartList({ name, max, what, initial, children }: PartListProps) {
  return (
    <Form.List name={name}>
      {(fields, { add, remove }) => (
        <Flex vertical gap={12} style={{ marginBottom: 24 }}>
          {fields.map(({ key, name: place }) => (
            <Card key={key} size="small">
              <Flex gap={8} align="start" wrap>
                {children(place)}
                <Button
                  icon={<DeleteOutlined />}
                  aria-label={`去掉第 ${place + 1} 个${what}`}
                  onClick={() => remove(place)}
                />
              </Flex>
            </Card>
          ))}
          <Button icon={<PlusOutlined />} disabled={fields.length >= max} onClick={() => add(initial)}>
            加一个{what}
          </Button>
        </Flex>
      )}
    </Form.List>
  )
}

/** Values of a row that have no visible field. */
function Hidden({ names }: { names: [number, string][] }) {
  return names.map((name) => (
    <Form.Item key={name[1]} name={name} hidden>
      <Input />
    </Form.Item>
  ))
}

export function GroupFields() {
  return (
    <>
      <Divider titlePlacement="start">组别</Divider>
      <PartList
        name="groups"
        max={contestBounds.groups}
        what="组别"
        initial={{ photosMin: 1, photosMax: 1 } satisfies Partial<GroupValues>}
      >
        {(place) => (
          <>
            <Hidden
              names={[
                [place, 'id'],
                [place, 'rules'],
              ]}
            />
            <Form.Item
              name={[place, 'name']}
              label="名称"
              rules={[{ required: true, message: '请填写名称' }]}
            >
              <Input maxLength={contestBounds.groupName} />
            </Form.Item>
            <Form.Item name={[place, 'photosMin']} label="最少几张">
              <InputNumber min={1} max={contestBounds.set.max} precision={0} />
            </Form.Item>
            <Form.Item name={[place, 'photosMax']} label="最多几张">
              <InputNumber min={1} max={contestBounds.set.max} precision={0} />
            </Form.Item>
          </>
        )}
      </PartList>
    </>
  )
}

export function CriteriaFields() {
  return (
    <PartList name="criteria" max={contestBounds.criteria} what="评分项" initial={{ weight: 10 }}>
      {(place) => (
        <>
          <Form.Item name={[place, 'name']} label="名称" rules={[{ required: true, message: '请填写名称' }]}>
            <Input maxLength={contestBounds.criterionName} />
          </Form.Item>
          <Form.Item name={[place, 'weight']} label="比重" extra="加起来是 100">
            <InputNumber min={1} max={100} precision={0} />
          </Form.Item>
        </>
      )}
    </PartList>
  )
}

export function PrizeFields() {
  return (
    <>
      <Divider titlePlacement="start">奖项（按次序给）</Divider>
      <PartList
        name="prizes"
        max={contestBounds.prizes}
        what="奖项"
        initial={{ group: -1, basis: prizeBases.score, count: 1 }}
      >
        {(place) => <PrizeRow place={place} />}
      </PartList>
    </>
  )
}

function PrizeRow({ place }: { place: number }) {
  return (
    <>
      <Hidden
        names={[
          [place, 'id'],
          [place, 'frameId'],
        ]}
      />
      <Form.Item name={[place, 'name']} label="名称" rules={[{ required: true, message: '请填写名称' }]}>
        <Input maxLength={contestBounds.prizeName} />
      </Form.Item>
      <Form.Item name={[place, 'count']} label="几个">
        <InputNumber min={1} max={contestBounds.prizeCount} precision={0} />
      </Form.Item>
      <Form.Item name={[place, 'basis']} label="按什么评">
        <Select options={numberedChoicesOf(prizeBasisNames)} style={{ width: 180 }} />
      </Form.Item>
      <Form.Item noStyle dependencies={['groups']}>
        {({ getFieldValue }) => (
          <Form.Item name={[place, 'group']} label="组别">
            <Select options={groupChoices(getFieldValue('groups'))} style={{ width: 140 }} />
          </Form.Item>
        )}
      </Form.Item>
      <Form.Item name={[place, 'description']} label="奖品">
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name={[place, 'giftId']} label="寄送的奖品" extra="从礼品模板选，公布后由获奖者领取">
        <GiftSelect removable />
      </Form.Item>
      <Form.Item name={[place, 'value']} label="价值（元）">
        <InputNumber min={0} precision={2} />
      </Form.Item>
      <Form.Item name={[place, 'coins']} label="金币">
        <InputNumber min={0} max={1_000_000} precision={0} />
      </Form.Item>
      <Form.Item name={[place, 'needsPapers']} valuePropName="checked">
        <Checkbox>要核对身份</Checkbox>
      </Form.Item>
    </>
  )
}

function groupChoices(groups: unknown): { value: number; label: string }[] {
  const list: unknown[] = Array.isArray(groups) ? groups : []
  return [
    { value: -1, label: '不分组别' },
    ...list.map((group, value) => ({ value, label: nameIn(group) ?? `第 ${value + 1} 组` })),
  ]
}

function nameIn(group: unknown): string | null {
  if (typeof group !== 'object' || group === null || !('name' in group)) return null
  return typeof group.name === 'string' && group.name !== '' ? group.name : null
}
