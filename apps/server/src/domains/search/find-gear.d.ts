import type { App } from '../../context.ts';
import { type NamedGear } from '../gear-catalogue/index.ts';
/** Ids of the cameras or lenses that a condition means. */
export declare function findGear(app: App, kind: NamedGear['kind'], text: string): Promise<string[]>;
