import { service } from '../method.ts'
import { circleMethods } from './photography-group/circles.ts'
import { circleMemberMethods } from './photography-group/members.ts'
import { circleRunningMethods } from './photography-group/running.ts'

/** Circles. One Service on the wire, one file per subject here. */
export const PhotographyGroup = service('PhotographyGroup', {
  ...circleMethods,
  ...circleMemberMethods,
  ...circleRunningMethods,
})
