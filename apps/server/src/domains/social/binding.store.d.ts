import { type SocialProvider } from '@guangquan/contract';
import type { Selectable } from 'kysely';
import type { Ctx } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import type { SocialBinding } from '../../db/tables.gen.ts';
import type { Profile } from './ticket.store.ts';
export type BindingRow = Selectable<SocialBinding>;
/** The member who has bound a provider's account, by its union id. */
export declare function findBinding(ctx: Pick<Ctx, 'app'>, db: Queryable, provider: SocialProvider, unionId: string): Promise<BindingRow | undefined>;
/** The bindings of a member. */
export declare function listBindings(db: Queryable, memberId: string): Promise<BindingRow[]>;
/** As `listBindings`, locked until the transaction ends, so that of two concurrent removals each sees the other. */
export declare function lockBindings(tx: Tx, memberId: string): Promise<BindingRow[]>;
/**
 * Binds a provider's identity to a member; binding the same one again updates name and token.
 * @throws SocialTaken when it is another member's, SocialOther when the member has another one of this provider
 */
export declare function bind(ctx: Pick<Ctx, 'app' | 'now'>, tx: Tx, { memberId, provider, profile }: {
    memberId: string;
    provider: SocialProvider;
    profile: Profile;
}): Promise<void>;
/** Removes a binding. */
export declare function removeBinding(tx: Queryable, row: BindingRow): Promise<void>;
