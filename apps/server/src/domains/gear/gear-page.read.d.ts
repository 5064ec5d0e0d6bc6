import type { GearPage, MethodOutput, Gear } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
type GearInput = {
    kind: 'camera' | 'lens';
    id: string;
};
/** Usage statistics of a camera or lens from public photographs. @throws ContentNotFound for unknown gear */
export declare function getGearPage({ db }: Ctx, input: GearInput): Promise<GearPage>;
/** The best public photographs at each aperture of a camera or lens, widest first. @throws ContentNotFound */
export declare function listGearStops(ctx: Ctx, input: GearInput): Promise<MethodOutput<typeof Gear.GetStops>>;
/** Compares two lenses at the apertures used with both. @throws ContentNotFound */
export declare function compareLenses(ctx: Ctx, input: {
    a: string;
    b: string;
}): Promise<MethodOutput<typeof Gear.Compare>>;
/** The most used apertures, in order. */
export declare function pickStops(apertures: GearPage['apertures']): number[];
export {};
