import { type MethodParsed, type StaffTopic } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Adds a topic. @returns its id @throws AlreadyThere, UploadNotFound */
export declare function createTopic(ctx: StaffCtx, { name, sort, isOpen, coverFileId }: MethodParsed<typeof StaffTopic.Create>): Promise<string>;
/**
 * Changes a topic; a replaced uploaded picture is removed.
 * @throws ContentNotFound, ChangedMeanwhile, AlreadyThere, UploadNotFound
 */
export declare function saveTopic(ctx: StaffCtx, { id, name, sort, isOpen, coverFileId, version }: MethodParsed<typeof StaffTopic.Save>): Promise<void>;
