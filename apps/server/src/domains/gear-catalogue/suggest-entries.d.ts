import { type GearDirectory } from './gear-directory.ts';
import type { Gear } from './list-gear.ts';
import type { WrittenName } from './written-name.ts';
/** Entries that a written name may mean, the most similar first: by pairs of letters in common. */
export declare function suggestEntries({ gear }: GearDirectory, { kind, make, name }: WrittenName): Gear[];
