import type { Method } from '@guangquan/contract';
import type { Viewer } from '../context.ts';
/** Refuses a muted member what others would read. @throws Muted with the end and the reason of the mute */
export declare function refuseMuted({ closedToMuted }: Method, viewer: Viewer | null, input: unknown): void;
