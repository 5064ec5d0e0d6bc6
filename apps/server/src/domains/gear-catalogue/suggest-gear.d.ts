import type { App } from '../../context.ts';
import type { Gear } from './list-gear.ts';
/** Cameras or lenses for the beginning of a name or nickname. */
export declare function suggestGear(app: App, { kind, keyword }: {
    kind: 'camera' | 'lens';
    keyword: string;
}): Promise<Gear[]>;
