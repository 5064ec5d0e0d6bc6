import type { Earning } from './earning.ts';
/** Names what a line is for: it counts once. */
export declare const keyOf: ({ memberId, rule, source }: Pick<Earning, 'memberId' | 'rule' | 'source'>) => string;
