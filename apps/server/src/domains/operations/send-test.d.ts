import { type MethodParsed, type StaffSystem, type TestResult } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
import type { Answered, OnceCtx } from '../../http/once-ctx.ts';
/**
 * Sends a test message by one provider. It is sent before it is recorded: what the provider answered is part of the
 * record.
 * @throws ContentNotFound, BadInput, TooFast
 */
export declare function sendTest(ctx: OnceCtx<TestResult, StaffCtx>, { provider, recipient: given, reason }: MethodParsed<typeof StaffSystem.SendTest>): Promise<Answered>;
