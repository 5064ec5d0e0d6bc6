import { type MethodOutput, type WxOpen } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * State of a code on this screen. Once the phone has confirmed, this browser gets a ticket of its own; if the response
 * was lost, the next call returns the same one.
 */
export declare function readScan(ctx: Ctx, { pollKey }: {
    pollKey: string;
}): Promise<MethodOutput<typeof WxOpen.GetScan>>;
