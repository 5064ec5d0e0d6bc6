import type { Figure } from './figure.ts';
export declare const activityFigures: readonly Figure[];
