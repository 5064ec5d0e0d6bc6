import type { ReviewKind } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * Decides the open case of a target by the command line: without time to undo, whoever claimed it.
 * @throws ContentNotFound when nothing about the target waits, BadInput for a missing or long reason
 */
export declare function decideNow(ctx: Pick<Ctx, 'db' | 'now'> & {
    actor: string;
}, { kind, id, pass, reason }: {
    kind: ReviewKind;
    id: string;
    pass: boolean;
    reason: string;
}): Promise<void>;
