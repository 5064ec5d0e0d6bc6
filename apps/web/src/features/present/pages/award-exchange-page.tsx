import { countText } from '@guangquan/contract/text/count-text'
import type { PresentDetail } from '@guangquan/contract'
import { giftKinds, presentStates } from '@guangquan/contract/present/present.words'
import { Button, ChoiceCards, confirm, EmptyState, LinkButton, showToast } from '@guangquan/ui'
import { CoinsIcon, GiftIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { WithPresent } from '../components/with-present.tsx'
import { usePresentAct } from '../use-present-act.ts'

/** In place of an option: the coins. */
const inCoins = -1

/** 奖品兑换: one of the options, or coins at the printed rate; final once it is confirmed. */
export default function AwardExchangePage() {
  return <WithPresent title="奖品兑换">{(present) => <Choice present={present} />}</WithPresent>
}

function Choice({ present }: { present: PresentDetail }) {
  const { id, state, title, presentType, options, exchangeCoins } = present
  const [picked, setPicked] = useState<number | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { busy, act } = usePresentAct()
  const navigate = useNavigate()
  const back = ownPaths.presentDetail(id, presentType)
  if (state !== presentStates.toChoose) {
    return (
      <EmptyState
        title="现在不能选择"
        help={`「${title}」的状态已经变了`}
        action={<LinkButton href={back}>看这份礼品</LinkButton>}
      />
    )
  }
  const cards = [
    ...options.map((option, index) => ({
      value: index,
      label: option.title,
      help:
        option.kind === giftKinds.shipped ? '包邮寄给你，选定后填写地址' : `${option.coins} 金币，立即到账`,
      icon: option.kind === giftKinds.shipped ? <GiftIcon size={24} /> : <CoinsIcon size={24} />,
    })),
    ...(exchangeCoins === null
      ? []
      : [
          {
            value: inCoins,
            label: '换成金币',
            help: `换 ${countText(exchangeCoins)} 金币，立即到账`,
            icon: <CoinsIcon size={24} />,
          },
        ]),
  ]

  async function send() {
    const card = cards.find(({ value }) => value === picked)
    if (card === undefined) return setMissing(true)
    const option = card.value
    const agreed = await confirm({
      title: `选定「${card.label}」？`,
      text: '确认后不能更改。',
      confirmLabel: '选定',
    })
    if (!agreed) return
    const now = await act({ id, option }, (requestId) =>
      option === inCoins
        ? client.call(api.Present.Exchange, { id, requestId })
        : client.call(api.Present.Choose, { id, option, requestId }),
    )
    if (now === undefined) return
    showToast(option === inCoins ? '金币已到账' : '已选定')
    const next = now.state === presentStates.needsAddress ? ownPaths.presentAddress(id) : back
    navigate(next, { replace: true })
  }

  return (
    <div className="present-form">
      <p>
        「{title}」里选一种。<span className="text-ink-3">确认后不能更改。</span>
      </p>
      <ChoiceCards
        label="选一种"
        labelHidden
        options={cards}
        value={picked}
        onChange={(value) => {
          setPicked(value)
          setMissing(false)
        }}
        error={isMissing ? '请先选一种' : null}
      />
      <div className="present-buttons">
        <Button kind="lit" size="large" busy={busy} busyLabel="正在提交" onClick={() => void send()}>
          确认选择
        </Button>
      </div>
    </div>
  )
}
