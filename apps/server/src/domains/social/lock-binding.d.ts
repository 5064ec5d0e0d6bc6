import type { SocialProvider } from '@guangquan/contract';
import type { Tx } from '../../db/client.ts';
/**
 * Locks a member's binding of one provider, and all their others, for removal.
 * @param wanted.unionId where given, the binding must be of this account
 * @returns undefined where there is no such binding
 */
export declare function lockBinding(tx: Tx, requested: {
    memberId: string;
    provider: SocialProvider;
    unionId?: string | undefined;
}): Promise<{
    isOnly: boolean;
    remove: () => Promise<void>;
} | undefined>;
