export { countGear } from './gear-stat.ts';
export { loadGearOptions } from './gear-options.read.ts';
