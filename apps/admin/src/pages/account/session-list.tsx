import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Tag } from 'antd'
import { WideTable } from '../../parts/wide-table.tsx'
import { api, read, refresh, sentenceOf, write } from '../../platform/api.ts'

export function SessionList() {
  const { message } = App.useApp()
  const list = useQuery(read(api.StaffSession.GetList, {}))
  async function end(id: string) {
    try {
      await write(api.StaffSession.End, { id })
      message.success('这台设备已退出后台')
    } catch (error) {
      message.error(sentenceOf(error))
    }
    await refresh(api.StaffSession.GetList)
  }
  if (list.isError) return <Alert type="error" showIcon title={sentenceOf(list.error)} />
  return (
    <WideTable
      label="登录中的设备"
      rowKey="id"
      size="small"
      loading={list.isPending}
      dataSource={list.data?.items ?? []}
      locale={{ emptyText: ' ' }}
      columns={[
        {
          key: 'device',
          title: '设备',
          render: (_, { device, isCurrent }) => (
            <>
              {device} {isCurrent ? <Tag color="success">这一台</Tag> : null}
            </>
          ),
        },
        { key: 'ip', title: '地址', render: (_, { ip, region }) => `${ip} ${region}` },
        { key: 'createTime', title: '登录时间', dataIndex: 'createTime' },
        { key: 'lastUseTime', title: '最近使用', dataIndex: 'lastUseTime' },
        {
          key: 'acts',
          title: '操作',
          render: (_, { id, isCurrent }) =>
            isCurrent ? null : (
              <Button type="link" onClick={() => void end(id)}>
                退出该设备
              </Button>
            ),
        },
      ]}
    />
  )
}
