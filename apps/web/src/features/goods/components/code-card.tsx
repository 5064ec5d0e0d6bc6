import type { OrderCode } from '@guangquan/contract'
import { codeStateNames, codeStates } from '@guangquan/contract/goods/goods.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, Skeleton, StatusPill } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { loadChunk } from '../../../platform/load-chunk.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { dayText } from '../goods-words.ts'

/** A code to show in a shop: as a QR code, and in letters to read out. */
export function CodeCard({ code: { code, state, expireTime, usedTime } }: { code: OrderCode }) {
  const isUsable = state === codeStates.unused
  return (
    <li className="code-card" data-over={!isUsable || undefined}>
      {isUsable ? <QrCode text={code} /> : null}
      <div>
        <p className="code-text ui-print" data-selectable>
          {code}
        </p>
        <p className="code-note">
          {isUsable ? null : <StatusPill>{nameOf(codeStateNames, state)}</StatusPill>}
          <span>{usedTime === null ? `有效期至 ${dayText(expireTime)}` : `${dayText(usedTime)}使用`}</span>
        </p>
        {isUsable ? (
          <Button kind="quiet" size="small" onClick={() => void copy(code, '已复制券码')}>
            复制券码
          </Button>
        ) : null}
      </div>
    </li>
  )
}

function QrCode({ text }: { text: string }) {
  const drawn = useQuery({
    queryKey: ['drawn-code', text],
    staleTime: Infinity,
    queryFn: async () => {
      const { toDataURL } = await loadChunk(() => import('qrcode'))
      return toDataURL(text, { margin: 2, width: 320, errorCorrectionLevel: 'M' })
    },
  })
  if (drawn.data === undefined) return <Skeleton width="160px" height="160px" />
  return <img className="code-qr" src={drawn.data} alt={`券码 ${text} 的二维码`} width={160} height={160} />
}
