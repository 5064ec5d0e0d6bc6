import type { MemberCard } from '@guangquan/contract';
import { type RawBuilder } from 'kysely';
import type { Ctx } from '../../../context.ts';
import { type ListedMember } from './list-members.read.ts';
export type MemberFacts = ListedMember & Pick<MemberCard, 'introduction' | 'backgroundUrl' | 'area' | 'ipRegion' | 'exp' | 'coins' | 'userType' | 'followCount' | 'likeReceivedCount' | 'clubCard' | 'profileVersion'>;
/** SQL: a value that differs after each change of what `ResetProfile` replaces. */
export declare const profileVersion: RawBuilder<string>;
/** What the member domain knows of one member, in any state. @throws ContentNotFound */
export declare function loadMemberFacts(ctx: Ctx, id: string): Promise<MemberFacts>;
