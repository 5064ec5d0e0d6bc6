import { Button, LinkButton, Stepper } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { ownPaths } from '../../../platform/own-paths.ts'
import type { RegisterStep } from '../register-draft.ts'

const steps = [{ label: '选择产品' }, { label: '核对编号' }, { label: '购买信息' }, { label: '完成' }]
const placeOf: Record<RegisterStep, number> = { 1: 0, 2: 0, 3: 1, 4: 2, 5: 2, 6: 4 }

/** Progress above a step, and the step itself next to the known product data. */
export function StepFrame({
  step,
  beside,
  children,
}: {
  step: RegisterStep
  beside?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="page product-register">
      <h1 className="text-h2 font-semibold max-md:sr-only">注册产品</h1>
      <Stepper label="注册产品的步骤" steps={steps} current={placeOf[step]} />
      <div className="product-register-body" data-beside={beside === undefined ? undefined : ''}>
        {beside === undefined ? null : <div className="product-register-beside">{beside}</div>}
        <div className="product-register-form">{children}</div>
      </div>
    </div>
  )
}

/** 上一步 and 下一步 below a step. */
export function StepButtons({
  back,
  label = '下一步',
  busy = false,
  onNext,
}: {
  back?: RegisterStep
  label?: string
  busy?: boolean
  onNext?: () => void
}) {
  return (
    <div className="product-register-buttons">
      {back === undefined ? null : (
        <LinkButton kind="line" href={ownPaths.registerProduct(back)}>
          上一步
        </LinkButton>
      )}
      <Button
        kind="lit"
        type={onNext === undefined ? 'submit' : 'button'}
        busy={busy}
        busyLabel="请稍候"
        onClick={onNext}
      >
        {label}
      </Button>
    </div>
  )
}
