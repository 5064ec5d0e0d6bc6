import type { CaptchaType } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
import type { Target } from './target.ts';
/**
 * The address for a code: the given one, or the viewer's own, which is never returned.
 * @throws Forbidden where neither exists
 */
export declare function resolveTarget(ctx: Ctx, kind: Target['kind'], given: {
    address: string | undefined;
    captchaType: CaptchaType;
}): Promise<Target>;
