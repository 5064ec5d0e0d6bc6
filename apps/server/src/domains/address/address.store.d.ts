import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { Queryable, Tx } from '../../db/client.ts';
import type { UserAddress } from '../../db/tables.gen.ts';
import type { Env } from '../../env.ts';
export type AddressRow = Selectable<UserAddress>;
declare const Content: z.ZodObject<{
    receiver: z.ZodString;
    phone: z.ZodString;
    detail: z.ZodString;
}, z.core.$strip>;
/** The encrypted part of an address. */
export type AddressContent = z.output<typeof Content>;
export declare function sealContent(env: Env, addressId: string, { receiver, phone, detail }: AddressContent): Buffer;
export declare function openContent(env: Env, row: Pick<AddressRow, 'id' | 'content_cipher'>): AddressContent;
/** A member's addresses: the default one first, then newest first. */
export declare function findAddresses(db: Queryable, memberId: string): Promise<AddressRow[]>;
/** One address of this member; undefined for another member's. */
export declare function findAddress(db: Queryable, { memberId, id }: {
    memberId: string;
    id: string;
}): Promise<AddressRow | undefined>;
/** Makes one address the default in place of the previous one. The member's row is locked. */
export declare function moveDefault(tx: Tx, { memberId, id }: {
    memberId: string;
    id: string;
}): Promise<void>;
export {};
