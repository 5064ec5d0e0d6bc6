import '../product.css'
import '../register.css'
import { useStore } from '@guangquan/ui'
import { useEffect } from 'react'
import { ownPaths } from '../../../platform/own-paths.ts'
import { useNavigate, useParams } from '../../../platform/routing/hooks.ts'
import { StepCategory } from '../components/step-category.tsx'
import { StepDone } from '../components/step-done.tsx'
import { StepNumbers } from '../components/step-numbers.tsx'
import { StepProduct } from '../components/step-product.tsx'
import { StepProof } from '../components/step-proof.tsx'
import { StepPurchase } from '../components/step-purchase.tsx'
import {
  allowsStep,
  registerDraft,
  registerSteps,
  stepInstead,
  type RegisterDraft,
} from '../register-draft.ts'

/** 注册产品, in six steps; a step that lacks an earlier one leads back to it. */
export default function RegisterProductPage() {
  const { step: given = '1' } = useParams()
  const draft = useStore(registerDraft)
  const navigate = useNavigate()
  const asked = registerSteps.find((one) => String(one) === given) ?? 1
  const step = allowsStep(draft, asked) ? asked : stepInstead(draft)

  useEffect(() => {
    if (String(step) !== given) navigate(ownPaths.registerProduct(step), { replace: true })
  }, [step, given, navigate])

  return <Step step={step} draft={draft} />
}

function Step({ step, draft }: { step: number; draft: RegisterDraft }) {
  if (step === 6 && draft.done !== null) return <StepDone made={draft.done} />
  if (step === 1 || (draft.product === null && step > 2)) return <StepCategory draft={draft} />
  if (step === 2 || draft.product === null) return <StepProduct draft={draft} />
  if (step === 3) return <StepNumbers draft={draft} productId={draft.product.id} />
  if (step === 4) return <StepPurchase draft={draft} launchDate={draft.product.launchDate} />
  return <StepProof draft={draft} />
}
