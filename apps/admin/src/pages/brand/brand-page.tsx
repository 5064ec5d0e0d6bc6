import { brandLookKey, type SettingItem } from '@guangquan/contract'
import { Card, Flex, Form } from 'antd'
import { useState } from 'react'
import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { ReasonField } from '../../parts/fields/reason-field.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, write } from '../../platform/api.ts'
import { LastChange } from '../settings/last-change.tsx'
import { wholeValue } from '../settings/setting-kinds.tsx'
import { loadSetting, settingReads, useSettings } from '../settings/use-settings.ts'
import { BrandFields } from './brand-fields.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { type Brand, brandOf } from './brand-value.ts'
import { LookForm } from './look-form.tsx'

/** The brand as members see it: names, filings, links; colours, logo, icon. */
export function BrandPage() {
  const settings = useSettings()
  const item = settings.find('site')
  const look = settings.find(brandLookKey)
  return (
    <>
      <PageHead title="品牌" />
      {settings.isError ? (
        <ReadFailed error={settings.error} retry={settings.refetch} />
      ) : item === undefined ? (
        <Loading />
      ) : (
        <AddressTabs
          items={[
            { key: 'facts', label: '资料', children: <BrandForm item={item} /> },
            {
              key: 'look',
              label: '外观',
              children: look === undefined ? <Loading /> : <LookForm item={look} />,
            },
          ]}
        />
      )}
    </>
  )
}

interface Given {
  value: Brand
  hasPoliceFiling: boolean
  reason: string
}

function BrandForm({ item }: { item: SettingItem }) {
  const act = useFormAct(...settingReads)
  const [saves, setSaves] = useState(0)

  async function save({ value, hasPoliceFiling, reason }: Given, newest: SettingItem) {
    const { version } = newest
    const policeFiling = hasPoliceFiling ? value.policeFiling : null
    const whole = Object.assign({}, wholeValue(newest), value, { policeFiling, shops: value.shops })
    const written = write(api.StaffSetting.Save, { key: 'site', version, value: whole, reason })
    await act(written, '已保存，会员打开的下一页就是新的')
    setSaves(saves + 1)
  }
  const edit = rowEdit({ row: item, load: () => loadSetting('site'), valuesOf, describe, save })
  return (
    <SentForm<Given> key={saves} send={edit} submitText="保存" initialValues={valuesOf(item)}>
      <Flex wrap gap={16} align="start" style={{ marginBottom: 16 }}>
        <Card style={{ flex: '1 1 420px', minWidth: 0 }} extra={<LastChange item={item} />} title="资料">
          <BrandFields />
          <ReasonField />
        </Card>
        <Card style={{ flex: '1 1 320px', minWidth: 0 }} title="预览">
          <Form.Item noStyle shouldUpdate>
            {({ getFieldsValue }) => <BrandPreview {...getFieldsValue(true)} />}
          </Form.Item>
        </Card>
      </Flex>
    </SentForm>
  )
}

function valuesOf(item: SettingItem): Omit<Given, 'reason'> {
  const value = brandOf(wholeValue(item))
  return { value, hasPoliceFiling: value.policeFiling !== null }
}

function describe({ value, hasPoliceFiling = false }: Partial<Given>) {
  const linkText = (link: Brand['icp'] | null | undefined) => (link == null ? '' : `${link.text} ${link.url}`)
  return {
    社区名称: value?.communityName ?? '',
    品牌名称: value?.brandName ?? '',
    公司: value?.copyrightCompany ?? '',
    ICP备案: linkText(value?.icp),
    公安备案: hasPoliceFiling ? linkText(value?.policeFiling) : '',
    营业执照: value?.businessLicenceUrl ?? '',
    关注我们: linkText(value?.socialFollow),
    联系方式: linkText(value?.contact),
    商店: (value?.shops ?? []).map(linkText).join('\n'),
  }
}
