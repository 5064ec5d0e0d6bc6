import { service } from '../wire/method.ts'
import { circleMethods } from './circles.methods.ts'
import { circleMemberMethods } from './members.methods.ts'
import { circleRunningMethods } from './running.methods.ts'

/** Circles: one Service on the wire, one file per subject here. */
export const PhotographyGroup = service('PhotographyGroup', {
  ...circleMethods,
  ...circleMemberMethods,
  ...circleRunningMethods,
})
