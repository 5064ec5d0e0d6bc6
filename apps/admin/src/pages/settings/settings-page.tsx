import { Button, Space, Tag, Typography } from 'antd'
import { useState } from 'react'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { LastChange } from './last-change.tsx'
import { SettingDialog } from './setting-dialog.tsx'
import { settingGroups } from './setting-kind.ts'
import { settingKinds, wholeValue } from './setting-kinds.tsx'
import { useSettings } from './use-settings.ts'

/**
 * Switches and settings of the system, each with description, value, default and last change. `key` in the address
 * opens one.
 */
export function SettingsPage() {
  const settings = useSettings()
  const [{ key: linked }, setAddress] = useAddress(['key'])
  const [chosen, setChosen] = useState<{ key: string; act: 'save' | 'reset' } | null>(null)
  const edited = linked === undefined ? chosen : { key: linked, act: 'save' as const }
  const rows = settingKinds.flatMap((kind) => {
    const item = settings.find(kind.key)
    return item === undefined ? [] : [{ ...kind, item }]
  })
  const columns = [
    {
      key: 'title',
      title: '设置',
      render: (_: unknown, { title, meaning, item }: (typeof rows)[number]) => (
        <div style={{ width: 300, whiteSpace: 'normal' }}>
          <Typography.Text strong>{title}</Typography.Text>{' '}
          {item.isSet ? <Tag color="processing">改过</Tag> : null}
          <br />
          <Typography.Text type="secondary">{meaning}</Typography.Text>
        </div>
      ),
    },
    {
      key: 'value',
      title: '现在',
      render: (_: unknown, { item, show }: (typeof rows)[number]) => (
        <div style={{ width: 200, whiteSpace: 'normal' }}>
          {item.issues.length > 0 ? (
            <Typography.Text type="danger">存的值读不出来：{item.issues.join('；')}</Typography.Text>
          ) : (
            show(wholeValue(item))
          )}
        </div>
      ),
    },
    {
      key: 'unset',
      title: '默认',
      render: (_: unknown, { item, show }: (typeof rows)[number]) => (
        <div style={{ width: 200, whiteSpace: 'normal' }}>{show(item.unset)}</div>
      ),
    },
    {
      key: 'last',
      title: '最后改的人',
      render: (_: unknown, { item }: (typeof rows)[number]) => <LastChange item={item} />,
    },
    {
      key: 'acts',
      title: '操作',
      render: (_: unknown, { item, title, key }: (typeof rows)[number]) => (
        <Space>
          <Button size="small" aria-label={`修改${title}`} onClick={() => setChosen({ key, act: 'save' })}>
            修改
          </Button>
          {/* The rest of this setting is on the page of the brand. */}
          {item.isSet && key !== 'site' ? (
            <Button
              size="small"
              aria-label={`恢复默认：${title}`}
              onClick={() => setChosen({ key, act: 'reset' })}
            >
              恢复默认
            </Button>
          ) : null}
        </Space>
      ),
    },
  ]
  const open = rows.find(({ key }) => key === edited?.key)
  return (
    <>
      <PageHead title="开关与设置" />
      <Typography.Paragraph type="secondary">
        改动立即在所有服务器上生效，不用重启。每一次改动都写进操作记录。
      </Typography.Paragraph>
      {settings.isError ? (
        <ReadFailed error={settings.error} retry={settings.refetch} />
      ) : settings.isPending ? (
        <Loading />
      ) : (
        Object.entries(settingGroups).map(([group, label]) => (
          <section key={group} aria-label={label}>
            <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
              {label}
            </Typography.Title>
            <WideTable
              label={label}
              rowKey="key"
              columns={columns}
              dataSource={rows.filter((row) => row.group === group)}
            />
          </section>
        ))
      )}
      <SettingDialog
        edited={open === undefined || edited === null ? null : { ...open, act: edited.act }}
        onClose={() => {
          setChosen(null)
          setAddress({ key: '' })
        }}
      />
    </>
  )
}
