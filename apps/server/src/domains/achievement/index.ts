export { grantFrame } from './frames/grant-frame.ts'
export { takeBackFrame } from './frames/end-frame.ts'
export { medalMeasures } from './medal-measure.ts'
