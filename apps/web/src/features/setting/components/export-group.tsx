import type { OwnInfo } from '@guangquan/contract'
import type { DataExport } from '@guangquan/contract/personal-data/personal-data.methods'
import { Button, IrisLoader, LinkButton, showToast } from '@guangquan/ui'
import { DownloadSimpleIcon } from '@guangquan/ui/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { dayText } from '../own-words.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { ActionRow, RowGroup } from './rows.tsx'
import { LoadError } from '../../../shared/lists/load-error.tsx'

const working = 1
const ready = 2
const failed = 3
const pollIntervalMs = 3000
const ways = { password: true, phone: 1100, email: 1100 } as const

/** 我的数据: a ZIP of all personal data, made by the server, with progress and download link. */
export function ExportGroup({ own }: { own: OwnInfo }) {
  const [isPolling, setIsPolling] = useState(false)
  const queryClient = useQueryClient()
  const sendOnce = useSendOnce()
  const options = queries.one(api.UserInfo.GetExport, {})
  const data = useQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.state === working ? pollIntervalMs : false),
  })

  async function begin(ticket: string) {
    const begun = await sendOnce({ ticket }, (requestId) =>
      client.call(api.UserInfo.ExportData, { ticket, requestId }),
    )
    queryClient.setQueryData(options.queryKey, begun)
    setIsPolling(false)
    showToast('开始整理你的数据')
  }

  return (
    <RowGroup title="我的数据" note="包含资料、作品和原图、评论、关注、地址和登录记录，每 7 天能导出一次。">
      {data.data === undefined ? (
        data.isError ? (
          <LoadError of={data} />
        ) : (
          <IrisLoader className="py-6" />
        )
      ) : (
        <ExportRow data={data.data} onBegin={() => setIsPolling(true)} />
      )}
      {isPolling ? (
        <ProofDialog
          own={own}
          ways={ways}
          title="导出我的数据"
          text="文件里有你的全部资料，先确认是你本人。"
          submitLabel="开始导出"
          onProved={begin}
          onClose={() => setIsPolling(false)}
        />
      ) : null}
    </RowGroup>
  )
}

function ExportRow({ data, onBegin }: { data: DataExport; onBegin: () => void }) {
  if (data.state === working) {
    return (
      <div className="setting-row">
        <div className="setting-row-words" data-grows role="status">
          正在整理　<span className="ui-print">{data.progress}%</span>
          <progress className="setting-progress" aria-label="导出进度" value={data.progress} max={100} />
          <span className="setting-row-hint">可以离开这一页，最长要 24 小时</span>
        </div>
      </div>
    )
  }
  const begin = (
    <Button kind="line" size="small" onClick={onBegin}>
      {data.state === failed ? '再试一次' : '导出我的数据'}
    </Button>
  )
  const wait = data.nextTime === null ? null : `${dayText(data.nextTime)} 后可以再次导出`
  if (data.state === ready && data.url !== null) {
    return (
      <ActionRow
        label={`数据已备好，${megabytes(data.size)}`}
        hint={`${data.expireTime === null ? '' : `${dayText(data.expireTime)} 前有效　`}${wait ?? ''}`}
        action={
          <LinkButton
            kind="line"
            size="small"
            icon={<DownloadSimpleIcon size={18} />}
            href={data.url}
            target="_blank"
            rel="noopener"
          >
            下载
          </LinkButton>
        }
      />
    )
  }
  return (
    <ActionRow
      label={data.state === failed ? '上一次没有完成' : '导出我的数据'}
      hint={wait ?? '做成一个压缩包，可以离线打开'}
      action={wait === null ? begin : undefined}
    />
  )
}

function megabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1024 / 1024).toFixed(1)} MB`
}
