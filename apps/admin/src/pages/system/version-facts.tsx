import type { MethodResult, StaffSystem } from '@guangquan/contract'
import { Alert } from 'antd'
import { FactList } from './fact-list.tsx'

type Versions = MethodResult<typeof StaffSystem.Get>['versions']

export function VersionFacts({ versions }: { versions: Versions }) {
  const { program, schema, pendingMigrations, node, postgres, ffmpeg, heic } = versions
  return (
    <>
      {pendingMigrations.length === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          title={`数据库还缺这些变更：${pendingMigrations.join('、')}`}
          style={{ marginBottom: 16 }}
        />
      )}
      <FactList
        facts={{
          程序: program,
          数据库结构: schema,
          'Node.js': node,
          PostgreSQL: postgres,
          FFmpeg: ffmpeg ?? '没有：视频按上传的样子播放，只收 H.264 的 MP4',
          HEIC: heic ?? '没有解码器：不收 HEIC 照片，请会员改用 JPEG',
        }}
      />
    </>
  )
}
