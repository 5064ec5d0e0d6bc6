import { type GearDirectory, type NamedGear } from './gear-directory.ts';
/**
 * The gear that a text names as a whole, `5D3` or `X100V`, or of which each word is a name: `佳能 5D3`. Empty where a
 * word is none.
 */
export declare function namedGear({ byKey }: GearDirectory, text: string): NamedGear[];
/**
 * The gear that a text names or, where it names none, the gear whose maker and name contain each of its words, or that
 * is called so: `50/1.4` finds a 50mm f/1.4, `适马 35` every 35 mm of that maker.
 */
export declare function matchGear(directory: GearDirectory, text: string): NamedGear[];
/** Completions of a text, those that begin with it first, then the shortest. */
export declare function completeGear(directory: GearDirectory, text: string): NamedGear[];
