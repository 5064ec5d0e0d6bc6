import type { Ctx, MemberCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { type Target } from './captcha/target.ts';
/** The proofs each write accepts: one alternative is enough; an alternative may need several. */
declare const proofsFor: {
    readonly register: readonly [readonly ["sms:1"], readonly ["email:1"]];
    readonly resetPassword: readonly [readonly ["sms:3"], readonly ["email:3"]];
    readonly modifyPassword: readonly [readonly ["password"], readonly ["sms:4"], readonly ["email:4"]];
    readonly changePhone: readonly [readonly ["sms:5"], readonly ["password", "email:1100"]];
    readonly bindPhone: readonly [readonly ["password"], readonly ["email:1100"]];
    readonly changeEmail: readonly [readonly ["password"], readonly ["sms:1100"], readonly ["email:1100"]];
    readonly transferProduct: readonly [readonly ["password"], readonly ["sms:1100"], readonly ["email:1100"]];
    readonly unbindProduct: readonly [readonly ["password"], readonly ["sms:1100"], readonly ["email:1100"]];
    readonly unbindSocial: readonly [readonly ["password"], readonly ["sms:1100"], readonly ["email:1100"]];
    readonly exportData: readonly [readonly ["password"], readonly ["sms:1100"], readonly ["email:1100"]];
};
type Consumer = keyof typeof proofsFor;
/** Writes of visitors: the proof is for the given address. */
export type VisitorConsumer = 'register' | 'resetPassword';
/** Writes of members: the proof is of their own password, phone or mailbox. */
export type MemberConsumer = Exclude<Consumer, VisitorConsumer>;
interface VisitorProof {
    ticket: string;
    consumer: VisitorConsumer;
    target: Target;
}
interface MemberProof {
    ticket: string;
    consumer: MemberConsumer;
}
/**
 * Consumes the proof that the member is present, in the transaction of the write; a rollback restores it.
 * @throws TicketInvalid when it is used, expired, another member's, or not for this write
 */
export declare function consumeProof(ctx: MemberCtx, tx: Tx, proof: MemberProof): Promise<void>;
/** Whether `consumeProof` would succeed now. For expensive work that needs a proof. */
export declare function hasProof(ctx: MemberCtx, proof: MemberProof): Promise<boolean>;
/** As `consumeProof`, for an address given by a visitor. @throws TicketInvalid */
export declare function consumeTargetProof(ctx: Ctx, tx: Tx, proof: VisitorProof): Promise<void>;
export declare function hasTargetProof(ctx: Ctx, proof: VisitorProof): Promise<boolean>;
export {};
