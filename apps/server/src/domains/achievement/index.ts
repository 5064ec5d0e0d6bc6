export { grantFrame } from './frames/grant-frame.ts'
export { medalMeasures } from './medal-measure.ts'
