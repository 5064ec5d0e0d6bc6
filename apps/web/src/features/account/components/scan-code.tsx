import { Button, IrisLoader } from '@guangquan/ui'
import { ArrowClockwiseIcon, CheckCircleIcon } from '@guangquan/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { useScan, type ScanState } from '../social/use-scan.ts'
import { useSettle } from '../social/use-settle.ts'
import { QrPicture } from '../../../shared/pictures/qr-picture.tsx'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

const words: Record<ScanState, { title: string; help: string }> = {
  loading: { title: '正在准备二维码', help: '' },
  failed: { title: '二维码没有载入', help: '' },
  waiting: { title: '待扫码', help: '打开微信，用“扫一扫”扫描，5 分钟内有效' },
  scanned: { title: '已扫码，待确认', help: '请在手机上确认登录' },
  confirmed: { title: '已确认', help: '正在登录' },
  over: { title: '二维码已过期', help: '刷新后重新扫描' },
  refused: { title: '已取消', help: '手机上取消了这次登录，可以刷新后重新扫描' },
}

/** A QR code for WeChat on a phone, with its current state. */
export function ScanCode({ redirect }: { redirect: string | undefined }) {
  const { state, url, sentence, access, refresh } = useScan()
  const [failure, setFailure] = useState<string | null>(null)
  const settle = useSettle()
  const taken = useRef('')

  useEffect(() => {
    // The ticket is valid once.
    if (access === null || taken.current === access.accessToken) return
    taken.current = access.accessToken
    settle('wx', access, redirect ?? '').catch((error: unknown) => setFailure(sentenceOf(error)))
  })

  const shown = failure === null ? state : 'failed'
  const again = shown === 'over' || shown === 'refused' || shown === 'failed'
  const { title, help } = words[shown]
  return (
    <div className="scan">
      <div className="scan-code" data-state={shown}>
        {url === '' ? <div className="qr-picture" /> : <QrPicture text={url} label="微信登录二维码" />}
        {shown === 'waiting' ? null : (
          <div className="scan-veil">
            {shown === 'loading' || shown === 'confirmed' ? <IrisLoader label="" /> : null}
            {shown === 'scanned' ? (
              <CheckCircleIcon weight="fill" size={48} className="text-success" />
            ) : null}
            {again ? (
              <Button
                kind="ink"
                icon={<ArrowClockwiseIcon />}
                onClick={() => {
                  setFailure(null)
                  refresh()
                }}
              >
                刷新二维码
              </Button>
            ) : null}
          </div>
        )}
      </div>
      <div role="status">
        <p className="text-h4 font-semibold">{title}</p>
        <p className="text-small text-ink-2">{failure ?? (sentence === '' ? help : sentence)}</p>
        {shown === 'scanned' ? (
          <Button kind="text" size="small" className="mt-2 -ml-3" onClick={refresh}>
            换一个二维码
          </Button>
        ) : null}
      </div>
    </div>
  )
}
