import type { Random } from './random.ts';
/** A UUIDv7 of an instant whose random part comes from the seed: the same data has the same ids. */
export declare function demoId(random: Random, at: Date): string;
