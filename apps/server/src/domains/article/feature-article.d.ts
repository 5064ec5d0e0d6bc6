import type { Ctx } from '../../context.ts';
/**
 * Features a member's article on the articles page, or undoes it. The caller checks the right to decide.
 * @throws ContentNotFound for anything but a published article of a member
 */
export declare function featureArticle(ctx: Pick<Ctx, 'db' | 'now'>, { id, on }: {
    id: string;
    on: boolean;
}): Promise<void>;
