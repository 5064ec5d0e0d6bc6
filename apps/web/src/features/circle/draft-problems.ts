import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { circleSteps, type CircleStep } from '../../platform/circle-paths.ts'
import type { CircleDraft } from './circle-draft.ts'

const { title, summary, topics, question } = circleLimits

/**
 * What is missing in a step of the draft, as a sentence; null if nothing is. The name is also checked by the server.
 */
export function problemOf(step: CircleStep, draft: CircleDraft): string | null {
  switch (step) {
    case 'name': {
      const length = writtenLength(draft.title)
      return length < title.min || length > title.max ? `名称要 ${title.min}–${title.max} 个字` : null
    }
    case 'brief': {
      const length = writtenLength(draft.summary)
      return length < summary.min || length > summary.max ? `简介要 ${summary.min}–${summary.max} 个字` : null
    }
    case 'img':
      return draft.coverFileId === '' ? '请选一张封面' : null
    case 'topic':
      return draft.topics.length < topics.min || draft.topics.length > topics.max
        ? `请选 ${topics.min}–${topics.max} 个话题`
        : null
    case 'audit':
      return writtenLength(draft.question) > question ? `问题最多 ${question} 个字` : null
  }
}

/** The first step that lacks something; undefined for a complete draft. */
export function firstProblem(draft: CircleDraft): CircleStep | undefined {
  return circleSteps.find((step) => problemOf(step, draft) !== null)
}
