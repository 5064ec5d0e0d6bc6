import { type AdjustableCount } from '@guangquan/contract';
import { type Setting } from './settings.ts';
/** Numbers of things that operators may change. */
export declare const countLimits: Record<AdjustableCount, Setting<number>>;
