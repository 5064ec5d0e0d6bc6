import type { MethodParsed, StaffGear } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import { type GearKind } from '../../gear-catalogue/index.ts';
interface Resolved {
    kind: GearKind;
    gearId: string;
}
/** An unknown name becomes an alias; photographs with it are joined to the entry. @throws ContentNotFound */
export declare function addAlias(ctx: StaffCtx, { unknownId, gearId }: MethodParsed<typeof StaffGear.AddAlias>): Promise<Resolved>;
/** An unknown name becomes an entry of its own. @throws ContentNotFound, AlreadyThere */
export declare function createFromUnknown(ctx: StaffCtx, { unknownId, ...described }: MethodParsed<typeof StaffGear.CreateFromUnknown>): Promise<Resolved>;
/** Lists a name no longer. @throws ContentNotFound */
export declare function dismissName(ctx: StaffCtx, { unknownId }: MethodParsed<typeof StaffGear.Dismiss>): Promise<null>;
export {};
