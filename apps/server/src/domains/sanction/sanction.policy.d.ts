import type { Staff } from '../../context.ts';
/** Somebody other than whoever gave a strike decides its appeal. */
export declare function canDecideAppeal(staff: Pick<Staff, 'id'>, appeal: {
    givenBy: string | null;
}): 'ok' | 'gaveStrike';
