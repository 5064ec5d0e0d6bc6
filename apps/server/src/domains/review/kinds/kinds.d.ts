import type { ReviewKind } from '@guangquan/contract';
import type { CaseKind } from './case-kind.ts';
export declare const caseKinds: Record<ReviewKind, CaseKind>;
