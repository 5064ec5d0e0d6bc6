import {
  type BrandColours,
  BrandLook,
  type BrandPicture,
  brandLookKey,
  builtColours,
  builtLook,
  type SettingItem,
} from '@guangquan/contract'
import { contrastChecks, contrastFaults, deriveColours } from '@guangquan/rules/brand-look'
import { Alert, Card, Flex, Form, Radio, Typography } from 'antd'
import { useState } from 'react'
import { PictureField } from '../../parts/fields/picture-field.tsx'
import { ReasonField } from '../../parts/fields/reason-field.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, write } from '../../platform/api.ts'
import { LastChange } from '../settings/last-change.tsx'
import { loadSetting, settingReads, useSettings } from '../settings/use-settings.ts'
import { brandOf } from './brand-value.ts'
import { ColourField } from './colour-field.tsx'
import { LookPreview } from './look-preview.tsx'
import { wholeValue } from '../settings/setting-kinds.tsx'

interface Given {
  own: boolean
  value: Omit<BrandLook, 'colours'> & { colours: BrandColours }
  reason: string
}

const names: Record<keyof BrandColours, string> = {
  fill: '主色',
  onFill: '主色上的文字',
  text: '浅色主题的文字和链接',
  graphic: '浅色主题的图标',
  textDark: '深色主题的文字和链接',
  graphicDark: '深色主题的图标',
}
const colourNames = ['fill', 'onFill', 'text', 'graphic', 'textDark', 'graphicDark'] as const
const isColour = (text: unknown) => typeof text === 'string' && /^#[0-9a-f]{6}$/.test(text)
const isWhole = (colours: Partial<BrandColours> | undefined): colours is BrandColours =>
  colourNames.every((name) => isColour(colours?.[name]))

/** Colours, logo and icon of the members' site. */
export function LookForm({ item }: { item: SettingItem }) {
  const act = useFormAct(...settingReads)
  const [saves, setSaves] = useState(0)
  const site = useSettings().find('site')
  const communityName = site === undefined ? '' : brandOf(wholeValue(site)).communityName

  async function save({ own, value, reason }: Given, { version }: SettingItem) {
    const whole = { ...value, colours: own ? value.colours : null }
    const written = write(api.StaffSetting.Save, { key: brandLookKey, version, value: whole, reason })
    await act(written, '已保存，会员打开的下一页就是新的')
    setSaves(saves + 1)
  }
  const edit = rowEdit({ row: item, load: () => loadSetting(brandLookKey), valuesOf, describe, save })
  return (
    <SentForm<Given> key={saves} send={edit} submitText="保存" initialValues={valuesOf(item)}>
      <Flex wrap gap={16} align="start" style={{ marginBottom: 16 }}>
        <Card style={{ flex: '1 1 420px', minWidth: 0 }} extra={<LastChange item={item} />} title="外观">
          <Form.Item name="own" label="配色">
            <Radio.Group
              options={[
                { value: false, label: '自带的琥珀色' },
                { value: true, label: '品牌的颜色' },
              ]}
            />
          </Form.Item>
          <Form.Item noStyle shouldUpdate>
            {({ getFieldValue }) => (getFieldValue('own') === true ? <ColourFields /> : null)}
          </Form.Item>
          <Pictures />
          <ReasonField />
        </Card>
        <Card style={{ flex: '1 1 320px', minWidth: 0 }} title="预览">
          <Form.Item noStyle shouldUpdate>
            {({ getFieldsValue }) => {
              const { own, value }: Given = getFieldsValue(true)
              const look = { ...value, colours: own ? value.colours : null }
              return <LookPreview look={look} communityName={communityName} />
            }}
          </Form.Item>
        </Card>
      </Flex>
    </SentForm>
  )
}

function ColourFields() {
  const form = Form.useFormInstance<Given>()
  const colours = Form.useWatch(['value', 'colours'], form)
  const checks = isWhole(colours) ? contrastChecks(colours) : []
  const faults = isWhole(colours) ? contrastFaults(colours) : []
  return (
    <>
      <Typography.Paragraph type="secondary">
        选好主色，其余颜色会自动配成看得清的，也可以再一个个改。
      </Typography.Paragraph>
      <Flex wrap gap={16}>
        {colourNames.map((name) => {
          const check = checks.find(({ colour }) => colour === name)
          const fault = faults.find(({ colour }) => colour === name)
          return (
            <Form.Item
              key={name}
              name={['value', 'colours', name]}
              label={names[name]}
              rules={[{ pattern: /^#[0-9a-f]{6}$/, message: '请写 # 加六位十六进制的颜色' }]}
              extra={check === undefined ? undefined : `对比度 ${check.ratio.toFixed(1)}，至少 ${check.min}`}
              {...(fault === undefined ? {} : { validateStatus: 'error' as const })}
              style={{ flex: '1 1 180px', marginBottom: 16 }}
              getValueFromEvent={(colour: string) => {
                if (name === 'fill' && isColour(colour))
                  form.setFieldValue(['value', 'colours'], deriveColours(colour))
                return colour
              }}
            >
              <ColourField label={names[name]} />
            </Form.Item>
          )
        })}
      </Flex>
      <div role="status">
        {faults.length === 0 ? null : (
          <Alert
            type="warning"
            showIcon
            title={faults.map(({ sentence }) => sentence).join('；')}
            style={{ marginBottom: 16 }}
          />
        )}
      </div>
    </>
  )
}

const accept = 'image/svg+xml,image/png'
type FileGiven = { fileName: string; content: string }
const sendLogo = (file: FileGiven) => call(api.StaffBrand.Upload, { kind: 'logo', ...file })
const sendIcon = (file: FileGiven) => call(api.StaffBrand.Upload, { kind: 'favicon', ...file })

function Pictures() {
  const kinds = [
    {
      name: 'logo',
      label: '标志',
      extra: '页面左上角，代替光圈和社区名称。SVG 或 PNG，256 KB 以内',
      ground: '#f3f5f4',
      send: sendLogo,
      maxWidth: 200,
    },
    {
      name: 'darkLogo',
      label: '深色主题的标志',
      extra: '没有就用上面那一个',
      ground: '#0d0f10',
      send: sendLogo,
      maxWidth: 200,
    },
    {
      name: 'favicon',
      label: '网站图标',
      extra: '浏览器标签上的小图，正方形，32 到 1024 像素',
      ground: undefined,
      send: sendIcon,
      maxWidth: 64,
    },
  ] as const
  return kinds.map(({ name, label, extra, ground, send, maxWidth }) => (
    <Form.Item key={name} name={['value', name]} label={label} extra={extra}>
      <PictureField<BrandPicture>
        label={label}
        upload={send}
        accept={accept}
        removable
        maxWidth={maxWidth}
        {...(ground === undefined ? {} : { ground })}
      />
    </Form.Item>
  ))
}

function lookOf({ value }: SettingItem): BrandLook {
  const parsed = BrandLook.safeParse(value)
  return parsed.success ? parsed.data : builtLook
}

function valuesOf(item: SettingItem): Omit<Given, 'reason'> {
  const look = lookOf(item)
  return { own: look.colours !== null, value: { ...look, colours: look.colours ?? builtColours } }
}

function describe({ own = false, value }: Partial<Given>) {
  const colours = colourNames.map((name) => `${names[name]} ${value?.colours[name] ?? ''}`)
  return {
    配色: own ? colours.join('，') : '自带的琥珀色',
    标志: value?.logo?.url ?? '',
    深色主题的标志: value?.darkLogo?.url ?? '',
    网站图标: value?.favicon?.url ?? '',
  }
}
