import '../verify.css'
import type { LotteryDetail } from '@guangquan/contract'
import { lotteryStates, lotteryTypes } from '@guangquan/contract/lottery/lottery.words'
import { Button, IrisLoader, LinkButton } from '@guangquan/ui'
import { CheckCircleIcon, WarningCircleIcon } from '@guangquan/ui/icons'
import { brandPaths } from '../../../platform/brand-paths.ts'
import { stepText } from '../step-text.ts'
import { useVerification, type Verification } from '../use-verification.ts'
import type { LotteryRecord, Step } from '../verify-lottery.mjs'
import { saveText } from '../save-text.ts'
import { VerifyCode } from './verify-code.tsx'

/** 自己验算: reads the published list and computes the result again in this browser. */
export function VerifyPanel({ lottery }: { lottery: LotteryDetail }) {
  const { verification, start, stop } = useVerification(lottery)
  const { state, record, steps } = verification
  const isRunning = state === 'reading' || state === 'computing'
  const total = lottery.rounds.reduce((sum, { count }) => sum + count, 0)
  const isCancelled = lottery.state === lotteryStates.cancelled
  const isDue = lottery.type === lotteryTypes.instant || lottery.drawnTime !== null
  if (!isDue || lottery.rounds.every(({ seed }) => seed === null))
    return (
      <section id="verify" className="lottery-verify" aria-labelledby="verify-title">
        <h2 id="verify-title" className="lottery-section">
          自己验算
        </h2>
        <p>
          {isCancelled
            ? '这次抽奖取消了，没有开奖，也就没有结果要验算。'
            : '种子公布以后就能在这里验算。现在可以先记下上面的指纹和你的那一环。'}
        </p>
        <VerifyCode record={null} />
      </section>
    )
  return (
    <section id="verify" className="lottery-verify" aria-labelledby="verify-title">
      <h2 id="verify-title" className="lottery-section">
        自己验算
      </h2>
      <p>
        你的浏览器会下载公布的名单，从第一环开始重算一遍，再和公布的结果比较。计算只在这台设备上进行，不用相信我们。
      </p>
      {isRunning ? (
        <Button kind="line" onClick={stop}>
          停下
        </Button>
      ) : (
        <Button kind="lit" onClick={() => void start()}>
          {state === 'idle' ? '开始验算' : '再算一遍'}
        </Button>
      )}
      {isRunning ? <Progress verification={verification} total={total} /> : null}
      {record === null ? null : <Steps steps={steps} record={record} />}
      <Result verification={verification} lottery={lottery} total={total} />
      <VerifyCode record={record} />
    </section>
  )
}

function Progress({ verification: { state, done }, total }: { verification: Verification; total: number }) {
  const text = state === 'reading' ? '正在下载名单' : '正在重算报名的链，只用这台设备'
  return (
    <div className="lottery-progress">
      <p>
        <b>{done}</b> / {total} 环
      </p>
      <progress max={total} value={done} aria-label={text} />
      <p className="lottery-note">{text}</p>
      <IrisLoader className="py-2" />
    </div>
  )
}

function Steps({ steps, record }: { steps: readonly Step[]; record: LotteryRecord }) {
  return (
    <ol className="lottery-checks" aria-live="polite">
      {steps.map((step) => {
        const { title, text, fact } = stepText(step, record)
        return (
          <li key={`${step.round} ${step.step}`} data-wrong={!step.isRight || undefined}>
            {step.isRight ? (
              <CheckCircleIcon size={22} aria-hidden />
            ) : (
              <WarningCircleIcon size={22} aria-hidden />
            )}
            <div>
              <h3>
                {title}
                <span className="sr-only">{step.isRight ? '，对得上' : '，对不上'}</span>
              </h3>
              <p className="lottery-note">{text}</p>
              {fact === '' ? null : (
                <p className="lottery-hash" data-selectable>
                  {fact}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

interface ResultProps {
  verification: Verification
  lottery: LotteryDetail
  total: number
}

function Result({ verification: { state, steps, record, milliseconds }, lottery, total }: ResultProps) {
  if (state === 'right')
    return (
      <p className="lottery-result" role="status">
        <b>与公布的名单一致</b>
        <small>
          {total} 环，这台设备上用了 {(milliseconds / 1000).toFixed(1)} 秒
        </small>
      </p>
    )
  if (state === 'failed')
    return (
      <p className="lottery-result" role="alert">
        名单没有下载完，请检查网络后再算一遍。
      </p>
    )
  if (state !== 'wrong' || record === null) return null
  const saved = JSON.stringify({ lotteryId: lottery.id, steps, record }, null, 1)
  return (
    <div className="lottery-result" role="alert" data-wrong>
      <b>第 {steps.length} 步对不上</b>
      <p>
        先再算一遍。如果还是不一样，把结果保存下来发给主办方（{lottery.contact}
        ）和你信得过的人，它能指出是哪一环。
      </p>
      <div className="lottery-buttons">
        <Button kind="line" onClick={() => saveText('验算结果.json', saved)}>
          保存验算结果
        </Button>
        <LinkButton kind="line" href={brandPaths.customerService()}>
          联系客服
        </LinkButton>
      </div>
    </div>
  )
}
