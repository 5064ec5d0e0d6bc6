export { medalMeasures } from './medal-measure.ts';
