import { useState } from 'react'
import { circlePaths, circleSteps, type CircleStep } from '../../platform/circle-paths.ts'
import { useNavigate } from '../../platform/routing/hooks.ts'
import { useCircleDraft } from './circle-draft.ts'
import { problemOf } from './draft-problems.ts'

/** A step of the wizard: its sentence once 下一步 was refused, and the way on. */
export function useCreateStep(step: CircleStep) {
  const draft = useCircleDraft()
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  const problem = problemOf(step, draft)
  function next(): void {
    const following = circleSteps[circleSteps.indexOf(step) + 1]
    if (problem !== null || following === undefined) setIsAsked(true)
    else navigate(circlePaths.step(following))
  }
  return { draft, error: isAsked ? problem : null, next }
}
