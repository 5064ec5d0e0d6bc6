import type { ReviewCase, ReviewReason } from '@guangquan/contract';
import type { HandlersOf } from '../../http/implement.ts';
export declare const reviewCaseMethods: HandlersOf<typeof ReviewCase>;
export declare const reviewReasonMethods: HandlersOf<typeof ReviewReason>;
