import * as z from 'zod';
import type { StaffCtx } from './context.ts';
/**
 * What lets the session of a staff member read something within a minute. Personal data is read with one: responses of
 * writes are stored for a day, and personal data must not be among them.
 * @param purpose what grants of this kind are for; each has its own key
 */
export declare function makeGrant({ app, staff, now }: StaffCtx, purpose: string, about: unknown): string;
/** What a grant is about. @throws TicketInvalid for one that expired or belongs to another session */
export declare function openGrant<S extends z.ZodType>({ app, staff, now }: StaffCtx, purpose: string, { grant, about }: {
    grant: string;
    about: S;
}): z.output<S>;
