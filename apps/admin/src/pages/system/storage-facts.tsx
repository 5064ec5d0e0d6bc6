import type { MethodResult, StaffSystem, StoredFolderItem, StoredUseItem } from '@guangquan/contract'
import { Alert, Flex, Typography } from 'antd'
import { asBytes, asCount, asPercent } from '../../parts/page/number-texts.ts'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { FactList } from './fact-list.tsx'

type Storage = MethodResult<typeof StaffSystem.Get>['storage']

const useNames: Record<number, string> = {
  1: '作品的照片',
  2: '头像',
  3: '主页背景',
  4: '文章封面',
  5: '文章里的照片',
  10: '视频',
  11: '视频封面',
  30: '评论里的图片',
}

const folderNames: Record<string, string> = {
  originals: '原图',
  copies: '副本',
  videos: '视频',
  uploads: '没有传完的',
  exports: '会员导出的数据',
}

/** The stored data, and the result of the nightly comparison with the rows. */
export function StorageFacts({ storage: { kind, freeBytes, disk, uses, folders } }: { storage: Storage }) {
  return (
    <>
      {disk.isLow && (
        <Alert
          type="warning"
          showIcon
          title={`磁盘快满了，只剩 ${asBytes(disk.freeBytes)}`}
          description="剩下不到 512 MB 时，会员不能再上传照片和视频。请清理磁盘，或换一块更大的。"
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <FactList
        facts={{
          存在: kind === 's3' ? '对象存储（S3）' : '数据目录',
          数据目录的磁盘: `剩 ${asBytes(disk.freeBytes)}，共 ${asBytes(disk.totalBytes)}（已用 ${asPercent(1 - disk.freeBytes / disk.totalBytes)}）`,
          还能存: freeBytes === null ? '对象存储没有给出' : asBytes(freeBytes),
        }}
      />
      <Flex vertical gap={16}>
        <WideTable<StoredUseItem>
          label="原文件"
          rowKey="useType"
          dataSource={uses}
          locale={{ emptyText: <Typography.Text type="secondary">还没有数过</Typography.Text> }}
          columns={[
            {
              key: 'use',
              title: '原文件',
              render: (_, { useType }) => useNames[useType] ?? `用途 ${useType}`,
            },
            { key: 'files', title: '个数', render: (_, { files }) => asCount(files) },
            { key: 'bytes', title: '大小', render: (_, { bytes }) => asBytes(bytes) },
            { key: 'time', title: '数的时间', dataIndex: 'countTime' },
          ]}
        />
        <WideTable<StoredFolderItem>
          label="和数据库核对"
          rowKey="folder"
          dataSource={folders}
          locale={{
            emptyText: <Typography.Text type="secondary">还没有核对过，每天夜里核对一次</Typography.Text>,
          }}
          columns={[
            { key: 'folder', title: '目录', render: (_, { folder }) => folderNames[folder] ?? folder },
            { key: 'objects', title: '文件', render: (_, { objects }) => asCount(objects) },
            { key: 'orphans', title: '没人用的', render: (_, { orphans }) => asCount(orphans) },
            { key: 'removed', title: '已清掉', render: (_, { removed }) => asCount(removed) },
            {
              key: 'missing',
              title: '丢失的',
              render: (_, { missing }) => (
                <Typography.Text type={missing > 0 ? 'danger' : undefined}>
                  {asCount(missing)}
                </Typography.Text>
              ),
            },
            { key: 'time', title: '核对的时间', dataIndex: 'proveTime' },
          ]}
        />
      </Flex>
    </>
  )
}
