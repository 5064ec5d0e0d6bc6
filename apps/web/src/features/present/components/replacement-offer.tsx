import type { PresentDetail, PresentReplacement } from '@guangquan/contract'
import { countText } from '@guangquan/contract/text/count-text'
import { Button, confirm, showToast } from '@guangquan/ui'
import { api, client } from '../../../platform/api.ts'
import { usePresentAct } from '../use-present-act.ts'

interface ReplacementOfferProps {
  present: Pick<PresentDetail, 'id' | 'title'>
  offer: PresentReplacement
}

/** The replacement offered for a present that cannot be delivered. */
export function ReplacementOffer({ present: { id, title }, offer }: ReplacementOfferProps) {
  const { busy, act } = usePresentAct()
  async function answer(accept: boolean) {
    const agreed = await confirm({
      title: accept ? `换成《${offer.title}》？` : '不换？',
      text: accept ? '换了以后重新领取，不能再换回来。' : `《${title}》照旧，我们会再想办法。`,
      confirmLabel: accept ? '换' : '不换',
    })
    if (!agreed) return
    const now = await act({ answer: id, accept }, (requestId) =>
      client.call(api.Present.AnswerReplacement, { id, accept, requestId }),
    )
    if (now !== undefined) showToast(accept ? '已经换好，请领取' : '已经告诉我们')
  }
  const { options, exchangeCoins, value } = offer
  return (
    <section className="own-panel present-act" aria-labelledby="present-offer">
      <h2 id="present-offer" className="text-h4 font-semibold">
        可以换成《{offer.title}》
      </h2>
      <p>这份礼品寄不出了：{offer.reason}</p>
      <p>
        {value === 0 ? null : `参考价值 ¥${countText(value)}。`}
        {options.length > 1 ? `可选：${options.map((one) => one.title).join('、')}。` : null}
        {exchangeCoins === null ? null : `也可以换 ${countText(exchangeCoins)} 金币。`}
      </p>
      <div className="present-buttons">
        <Button kind="lit" size="large" busy={busy} busyLabel="正在处理" onClick={() => void answer(true)}>
          换这一件
        </Button>
        <Button kind="line" size="large" disabled={busy} onClick={() => void answer(false)}>
          不换
        </Button>
      </div>
    </section>
  )
}
