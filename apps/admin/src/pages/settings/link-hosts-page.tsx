import { useQuery } from '@tanstack/react-query'
import type { SettingItem } from '@guangquan/contract'
import { Card, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { ExportButton } from '../../parts/csv/export-button.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { ReasonField } from '../../parts/fields/reason-field.tsx'
import { rowEdit } from '../../parts/tables/row-edit.ts'
import { SentForm } from '../../parts/acts/sent-form.tsx'
import { useFormAct } from '../../parts/acts/use-act.ts'
import { api, call, read, write } from '../../platform/api.ts'
import { LastChange } from './last-change.tsx'
import { settingReads } from './use-settings.ts'

export function LinkHostsPage() {
  const stored = useQuery(read(api.StaffLinkHost.Get, {}))
  return (
    <>
      <PageHead title="链接白名单" actions={<ExportButton by={api.StaffLinkHost.Export} input={{}} />} />
      {stored.isError ? (
        <ReadFailed error={stored.error} retry={stored.refetch} />
      ) : stored.data === undefined ? (
        <Loading />
      ) : (
        <LinkHosts item={stored.data} />
      )}
    </>
  )
}

interface Given {
  hosts: string
  reason: string
}

function LinkHosts({ item }: { item: SettingItem }) {
  const act = useFormAct(...settingReads)
  const hosts = hostsOf(item)
  const [saves, setSaves] = useState(0)
  async function save({ hosts: typed, reason }: Given, { version }: SettingItem) {
    const written = write(api.StaffLinkHost.Save, { hosts: hostsIn(typed), version, reason })
    await act(written, '已保存，立即生效')
    setSaves(saves + 1)
  }
  const edit = rowEdit({
    row: item,
    load: () => call(api.StaffLinkHost.Get, {}),
    valuesOf: (newer): Partial<Given> => ({ hosts: hostsOf(newer).join('\n') }),
    describe: ({ hosts: typed = '' }: Partial<Given>) => ({
      域名: [...new Set(hostsIn(typed.toLowerCase()))].toSorted().join('\n'),
    }),
    save,
  })
  return (
    <Card style={{ maxWidth: 640 }}>
      <Typography.Paragraph>
        文章里只能链接到这些域名和它们的子域名；移走一个域名，已发布的文章里它的链接也不再能点。
      </Typography.Paragraph>
      <Typography.Paragraph>
        现在 {hosts.length} 个。
        <LastChange item={item} />
      </Typography.Paragraph>
      <SentForm<Given> key={saves} send={edit} submitText="保存" initialValues={{ hosts: hosts.join('\n') }}>
        <Form.Item
          name="hosts"
          label="域名"
          extra="一行一个，如 zhihu.com"
          rules={[{ required: true, message: '请填写域名' }, { validator: refuseNoHost }]}
        >
          <Input.TextArea autoSize={{ minRows: 8, maxRows: 24 }} spellCheck={false} />
        </Form.Item>
        <ReasonField />
      </SentForm>
    </Card>
  )
}

function hostsOf({ value }: SettingItem): string[] {
  return Array.isArray(value) ? value.filter((host) => typeof host === 'string') : []
}

const hostsIn = (typed: string) => typed.split(/[\s,，、]+/).filter((host) => host !== '')

async function refuseNoHost(_: unknown, typed = ''): Promise<void> {
  const wrong = hostsIn(typed).find((host) => !/^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i.test(host))
  if (wrong !== undefined) throw new Error(`${wrong} 不是域名，请写成 zhihu.com 这样`)
}
