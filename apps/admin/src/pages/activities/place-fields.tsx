import { activityBounds } from '@guangquan/contract/activity/activity.words'
import { useQuery } from '@tanstack/react-query'
import { Cascader, Divider, Flex, Form, Input, InputNumber, Switch } from 'antd'
import { RequiredItem } from '../../parts/fields/required-item.tsx'
import { CircleChoice } from '../../parts/fields/circle-choice.tsx'
import { ShopChoice } from '../../parts/fields/shop-choice.tsx'
import { api, readSite } from '../../platform/api.ts'
import { useMay } from '../../platform/use-may.ts'

/** The place of an activity: a shop, an address, or online. */
export function PlaceFields() {
  const may = useMay()
  return (
    <>
      <Divider titlePlacement="start">地点</Divider>
      <Form.Item name="online" label="线上活动" valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="shop" label="门店" extra="门店店员只能组织自己门店的活动">
        <ShopChoice />
      </Form.Item>
      {may(api.StaffCircle.GetList) ? (
        <Form.Item name="circle" label="圈子" extra="圈子的页面会列出这个活动">
          <CircleChoice />
        </Form.Item>
      ) : null}
      <Form.Item noStyle dependencies={['online']}>
        {({ getFieldValue }) =>
          getFieldValue('online') === true ? (
            <Form.Item name="onlineUrl" label="进入的地址" extra="https 开头，只给报名的人看">
              <Input maxLength={300} />
            </Form.Item>
          ) : (
            <Address />
          )
        }
      </Form.Item>
    </>
  )
}

function Address() {
  const areas = useQuery(readSite(api.SysBaseInfo.GetAreaJsonData, {}))
  return (
    <>
      <RequiredItem name="areaCodes" label="所在地区">
        <Cascader
          loading={areas.isPending}
          options={areas.data?.areas ?? []}
          fieldNames={{ label: 'name', value: 'code', children: 'children' }}
          showSearch
        />
      </RequiredItem>
      <Form.Item name="address" label="地址">
        <Input maxLength={activityBounds.address} />
      </Form.Item>
      <Form.Item name="placeNote" label="怎么找到">
        <Input maxLength={activityBounds.place} />
      </Form.Item>
      <Flex gap={16} wrap>
        <Form.Item name="lng" label="经度（GCJ-02）">
          <InputNumber style={{ width: 160 }} />
        </Form.Item>
        <Form.Item name="lat" label="纬度（GCJ-02）">
          <InputNumber style={{ width: 160 }} />
        </Form.Item>
      </Flex>
    </>
  )
}
