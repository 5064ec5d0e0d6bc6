import type { ReviewKind } from '@guangquan/contract'
import { cardCase } from './card-case.ts'
import type { CaseKind } from './case-kind.ts'
import { circleCase } from './circle-case.ts'
import { commentCase } from './comment-case.ts'
import { memberCase } from './member-case.ts'
import { postCase } from './post-case.ts'

export const caseKinds: Record<ReviewKind, CaseKind> = {
  post: postCase,
  comment: commentCase,
  member: memberCase,
  card: cardCase,
  circle: circleCase,
}
