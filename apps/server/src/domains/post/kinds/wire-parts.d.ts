import { DraftParts, PostParts, type DraftPart, type PostPart } from '@guangquan/contract';
import * as z from 'zod';
/** The part of a card as the wire has it: every field of every kind, null for other kinds. */
export declare function wirePostPart(part: PostPart | undefined): z.output<typeof PostParts>;
/** The same for a draft. */
export declare function wireDraftPart(part: DraftPart | undefined): z.output<typeof DraftParts>;
