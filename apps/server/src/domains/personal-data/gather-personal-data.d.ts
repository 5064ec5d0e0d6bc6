import type { App } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { type CollectedPart } from './personal-data-part.ts';
/** All data of one member, by the names of the files it is written to. */
export type PersonalData = Required<CollectedPart>;
/** Collects what every domain stores of a member. */
export declare function gatherPersonalData(app: App, db: Queryable, memberId: string): Promise<PersonalData>;
