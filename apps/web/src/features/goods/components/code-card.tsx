import type { OrderCode } from '@guangquan/contract'
import { codeStateNames, codeStates } from '@guangquan/contract/goods/goods.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Button, StatusPill } from '@guangquan/ui'
import { QrPicture } from '../../../shared/pictures/qr-picture.tsx'
import { copy } from '../../../shared/posts/copy.ts'
import { dayText } from '../goods-words.ts'

/** A code to show in a shop: as a QR code, and in letters to read out. */
export function CodeCard({ code: { code, state, expireTime, usedTime } }: { code: OrderCode }) {
  const isUsable = state === codeStates.unused
  return (
    <li className="code-card" data-over={!isUsable || undefined}>
      {isUsable ? <QrPicture text={code} label={`券码 ${code} 的二维码`} /> : null}
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
